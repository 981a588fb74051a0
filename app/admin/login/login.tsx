import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";

export default function Login() {
  const isBusy = useNavigation().state !== "idle";
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>Login Administrativo</title>
      <meta name="robots" content="noindex, nofollow" />
      <section className="w-full max-w-md space-y-6 rounded-xl border border-line bg-white p-6 shadow-sm md:p-8">
        <header className="space-y-2 text-center">
          <h1 className="text-2xl font-bold text-brand">Login Administrativo</h1>
          <p className="text-soft-ink">Esta área é restrita apenas para administradores</p>
        </header>
        <Form method="post" className="space-y-4">
          <Field label="E-mail" name="email" type="email" autoComplete="username" />
          <PasswordField />
          <button
            type="submit"
            disabled={isBusy}
            className="min-h-11 w-full rounded-lg bg-brand px-4 font-semibold text-white hover:bg-brand-dark disabled:opacity-70"
          >
            {isBusy ? "Verificando..." : "Entrar"}
          </button>
        </Form>
        <button
          type="button"
          className="min-h-11 w-full rounded-lg border border-line px-4 font-semibold hover:bg-paper"
        >
          Entrar com Google
        </button>
        <p className="text-center text-sm text-soft-ink">Apenas emails autorizados podem acessar o painel</p>
      </section>
    </main>
  );
}

const inputLook = "min-h-11 w-full rounded-lg border border-line px-3";

type FieldProps = { label: string; name: string; type: string; autoComplete: string };

function Field({ label, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input id={id} required className={inputLook} {...input} />
    </div>
  );
}

function PasswordField() {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="font-medium">
        Senha
      </label>
      <div className="relative">
        <input
          id={id}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          required
          className={`${inputLook} pr-12`}
        />
        <button
          type="button"
          aria-label={isShown ? "Esconder a senha" : "Mostrar a senha"}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
