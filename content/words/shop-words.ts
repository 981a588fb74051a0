import type { FactSection } from "#domain/facts/facts.ts";

type SectionWords = { title: string; text: string };

/** `slug` is its address: /admin/loja/{slug}. */
type AddressedWords = SectionWords & { slug: string };

/** The parts of the shop, in the order and the words of its owner. */
export const sectionWords: Record<FactSection, AddressedWords> = {
  contact: { slug: "contato", title: "Nome e contato", text: "Como a loja se chama, telefone, WhatsApp e e-mail." },
  hours: { slug: "horario", title: "Horário", text: "Quando alguém atende, também nos feriados." },
  address: {
    slug: "endereco",
    title: "CNPJ e endereço",
    text: "Ou só a região atendida, para quem não tem loja aberta.",
  },
  about: { slug: "quem-somos", title: "Quem somos", text: "Desde quando a loja existe, a história e a equipe." },
  models: {
    slug: "modelos",
    title: "Modelos e preços",
    text: "Os motores que você vende, o preço de cada um e o que vem nele.",
  },
  services: {
    slug: "servicos",
    title: "Tabela de serviços",
    text: "Instalação, manutenção, troca e consertos: quanto custa cada um.",
  },
  promotion: { slug: "promocao", title: "Promoção", text: "Começa e some sozinha, nos dias que você marcar." },
  warranty: { slug: "garantia", title: "Garantia", text: "Do motor e da instalação." },
  deadlines: { slug: "prazos", title: "Prazos", text: "Em quanto tempo o técnico chega e quanto dura o serviço." },
  area: { slug: "area", title: "Área atendida", text: "As cidades em que você entrega, instala e socorre." },
  brands: { slug: "marcas", title: "Marcas", text: "As marcas com que você trabalha." },
  testimonials: {
    slug: "depoimentos",
    title: "Depoimentos",
    text: "O que clientes de verdade disseram, e as estrelas que deram.",
  },
  look: { slug: "aparencia", title: "Aparência", text: "Logotipo e cores." },
  home: { slug: "inicio", title: "Página inicial", text: "Título, vídeo, fotos e a ordem das partes." },
  privacy: { slug: "privacidade", title: "Privacidade", text: "Quem responde pelos dados pessoais." },
  tags: { slug: "etiquetas", title: "Tags do Google", text: "Anúncios, Analytics e Search Console." },
};

/** Of the first phone of one's own. */
export const samplesGo =
  "Com o seu telefone, o site deixa de mostrar os depoimentos, as estrelas, a promoção, os anos de experiência e o endereço de exemplo. Depois, Minha loja lista o que falta preencher.";

/** Of hours that somebody typed and left "24 horas" ticked. */
export const daysDoNotCount =
  "Com 'Atendo 24 horas' marcado, o site não mostra o horário de cada dia. Para valer, volte e desmarque.";

/** Of a colour that is too light for what is written in it or on it. */
export const colourCorrected =
  "A cor era clara demais para se ler o texto. O site usa um tom mais escuro dela; veja como fica.";

export function findSectionBySlug(slug: string): FactSection | undefined {
  return (Object.keys(sectionWords) as FactSection[]).find((section) => sectionWords[section].slug === slug);
}

export function getSectionPath(section: FactSection): string {
  return `/admin/loja/${sectionWords[section].slug}`;
}

/** What a shop with a phone of its own does not say until the owner has looked at it, and what that costs. */
export const sampleWords: Partial<Record<FactSection, SectionWords>> = {
  testimonials: {
    title: "Depoimentos e estrelas são de exemplo",
    text: "Estão escondidos: o site não mostra depoimentos nem nota até você escrever os seus.",
  },
  promotion: {
    title: "A promoção é de exemplo",
    text: "Está escondida: as páginas das cidades mostram só o preço normal até você salvar a sua.",
  },
  about: {
    title: "O tempo de experiência é de exemplo",
    text: "Está escondido: nenhuma página diz há quanto tempo a loja existe.",
  },
  address: {
    title: "Falta o CNPJ e o endereço",
    text: "Estão escondidos: o rodapé, a página Quem somos e o Google ficam sem eles.",
  },
  models: {
    title: "Os preços dos modelos são os de exemplo",
    text: "Eles aparecem no site, e a loja responde pelo que está escrito. Confira cada um e salve.",
  },
  services: {
    title: "A tabela de serviços é a de exemplo",
    text: "Ela aparece no site, e a loja responde pelo que está escrito. Confira cada valor e salve.",
  },
  hours: { title: "O horário é o de exemplo: 24 horas", text: "Ele aparece no site. Confira e salve." },
  warranty: { title: "A garantia é a de exemplo", text: "Ela aparece no site. Confira e salve." },
  deadlines: { title: "Os prazos são os de exemplo", text: "Eles aparecem no site. Confira e salve." },
  area: {
    title: "A área atendida é a de exemplo",
    text: "Todas as cidades da região aparecem no site. Confira e salve.",
  },
  brands: { title: "As marcas são as de exemplo", text: "Elas aparecem no site. Confira e salve." },
};
