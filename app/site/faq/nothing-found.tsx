import { ChatButton } from "#app/ui/chat-button.tsx";

/** Says what to do next: other words, or ask a person, with the question already in the message. */
export function NothingFound({ search }: { search: string }) {
  return (
    <div className="card max-w-3xl space-y-4 bg-paper">
      <h2 className="text-xl">Ainda não respondemos a essa pergunta</h2>
      <p>Tente uma palavra só, como “motor”, “controle” ou “preço”, ou pergunte direto ao técnico.</p>
      <ChatButton
        variant="compact"
        message={`Olá! Procurei “${search}” nas dúvidas frequentes do site e não encontrei. Podem me ajudar?`}
      >
        Perguntar ao técnico
      </ChatButton>
    </div>
  );
}
