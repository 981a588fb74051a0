import { styles } from "../parts/styles.ts";

export function Instructions({ limit }: { limit: string }) {
  return (
    <section aria-labelledby="instructions" className={`space-y-3 ${styles.card}`}>
      <h2 id="instructions" className="text-xl font-bold">
        Como usar
      </h2>
      <ol className="list-decimal space-y-2 pl-5">
        <li>Cole os títulos na caixa, um por linha. Linhas em branco são ignoradas.</li>
        <li>Se quiser, clique em “Conferir títulos” para ver como cada um foi entendido.</li>
        <li>Clique em “Gerar Páginas”. São aceitos até {limit} títulos de uma vez.</li>
        <li>Acompanhe o andamento. Pode fechar esta página: a geração continua no servidor.</li>
        <li>Cada título vira uma página em /links-uteis e entra no mapa do site.</li>
        <li>Um título que já existe é contado à parte, e nada é sobrescrito.</li>
        <li>Um título de outro ramo ou de um lugar que não atendemos fica como rascunho.</li>
      </ol>
    </section>
  );
}
