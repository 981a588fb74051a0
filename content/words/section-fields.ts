import type { FactSection } from "#domain/facts/facts.ts";

type Words = { label: string; hint?: string };

/** One control of a section's form; the name is that of the schema. */
export type FieldSpec = Words & { name: string } & (
    | {
        kind: "text";
        type?: "text" | "tel" | "email" | "url" | "date" | "time";
        suffix?: string;
        inputMode?: "decimal" | "numeric";
      }
    | { kind: "long"; rows?: number }
    /** One entry a line. */
    | { kind: "lines"; rows?: number }
    | { kind: "tick" }
    | { kind: "colour" }
    | { kind: "choice"; options: "places" | "origins" | "stars" | "concepts" }
    | { kind: "cities" }
    | { kind: "photo" }
    | { kind: "photos" }
    | { kind: "group"; fields: FieldSpec[] }
    | { kind: "list"; item: string; add: string; fields: FieldSpec[]; isOrdered?: boolean }
    | { kind: "week" }
    | { kind: "area" }
    | { kind: "homeSections" }
    | { kind: "hidden" }
  );

const price = (name: string, label: string, hint?: string): FieldSpec => ({
  kind: "text",
  name,
  label,
  hint,
  inputMode: "decimal",
  suffix: "R$",
});

const number = (name: string, label: string, suffix: string, hint?: string): FieldSpec => ({
  kind: "text",
  name,
  label,
  hint,
  inputMode: "numeric",
  suffix,
});

const range = (name: string, label: string, toField: typeof price | ((name: string, label: string) => FieldSpec)) =>
  ({ kind: "group", name, label, fields: [toField("min", "De"), toField("max", "Até")] }) satisfies FieldSpec;

const hours = (name: string, label: string): FieldSpec => number(name, label, "horas");

/** What each form asks for, in the words of the owner. */
export const sectionFields: Record<FactSection, FieldSpec[]> = {
  contact: [
    { kind: "text", name: "name", label: "Nome da loja" },
    { kind: "text", type: "tel", name: "phone", label: "Telefone", hint: "Com DDD. É o número que o site mostra." },
    {
      kind: "text",
      type: "tel",
      name: "chatPhone",
      label: "WhatsApp",
      hint: "Deixe em branco se for o mesmo número do telefone.",
    },
    { kind: "text", type: "email", name: "email", label: "E-mail" },
    {
      kind: "text",
      name: "greeting",
      label: "Mensagem que abre a conversa",
      hint: "O cliente pode mudar antes de enviar. Em branco, o site usa a de sempre.",
    },
    { kind: "hidden", name: "chatHost", label: "" },
  ],
  hours: [
    { kind: "tick", name: "isAlways", label: "Atendo 24 horas, todos os dias" },
    { kind: "week", name: "week", label: "Ou, dia por dia" },
    { kind: "text", name: "holidays", label: "Feriados", hint: "Por exemplo: plantão pelo WhatsApp." },
  ],
  address: [
    { kind: "text", name: "cnpj", label: "CNPJ", inputMode: "numeric", hint: "Aparece no rodapé de todas as páginas." },
    { kind: "tick", name: "isPublic", label: "Tenho loja aberta: mostrar o endereço" },
    { kind: "text", name: "street", label: "Rua e número" },
    { kind: "text", name: "district", label: "Bairro" },
    { kind: "text", name: "city", label: "Cidade" },
    { kind: "text", name: "state", label: "Estado", hint: "A sigla: SP." },
    { kind: "text", name: "postalCode", label: "CEP", inputMode: "numeric" },
    {
      kind: "text",
      name: "latitude",
      label: "Ponto no mapa: primeiro número",
      hint: "No mapa do celular, segure o dedo sobre a loja: aparecem dois números, como -23,5266 e -46,6674.",
    },
    { kind: "text", name: "longitude", label: "Ponto no mapa: segundo número" },
  ],
  about: [
    { kind: "text", name: "since", label: "Desde que ano", inputMode: "numeric" },
    {
      kind: "text",
      name: "experienceYears",
      label: "Ou há quantos anos",
      inputMode: "numeric",
      hint: "Só conta se o ano ficar em branco.",
    },
    { kind: "long", name: "text", label: "A história da loja", rows: 6 },
    { kind: "photo", name: "photo", label: "Foto da loja ou da equipe" },
    {
      kind: "list",
      name: "team",
      label: "Equipe",
      item: "Pessoa",
      add: "Acrescentar pessoa",
      fields: [
        { kind: "text", name: "name", label: "Nome" },
        { kind: "text", name: "role", label: "O que faz" },
        { kind: "photo", name: "photo", label: "Foto" },
      ],
    },
  ],
  models: [
    {
      kind: "list",
      name: "items",
      label: "Modelos",
      item: "Modelo",
      add: "Acrescentar modelo",
      isOrdered: true,
      fields: [
        { kind: "hidden", name: "id", label: "" },
        { kind: "text", name: "name", label: "Nome" },
        price("price", "Preço"),
        number("openingSeconds", "Abre em", "segundos"),
        { kind: "tick", name: "isHidden", label: "Esconder do site" },
      ],
    },
    { kind: "text", name: "includes", label: "O que vem no preço", hint: "Por exemplo: kit instalado, com entrega." },
    number("instalments", "Parcelas no cartão, no máximo", "vezes"),
  ],
  services: [
    price("installationFrom", "Instalação avulsa, a partir de", "Só a mão de obra. Em branco: não é oferecida."),
    price("preventiveFrom", "Manutenção preventiva em casa, a partir de", "Sem peças."),
    range("preventiveRange", "Manutenção preventiva: faixa mais comum", price),
    {
      kind: "group",
      name: "express",
      label: "Manutenção expressa",
      hint: "Deixe tudo em branco se não oferece.",
      fields: [
        price("price", "Preço"),
        number("validMonths", "Validade", "meses"),
        { kind: "cities", name: "cities", label: "Só nestas cidades" },
      ],
    },
    range("homeSwap", "Troca de motor em casa, com mão de obra", price),
    range("heavySwap", "Troca de motor pesado, com mão de obra", price),
    {
      kind: "list",
      name: "repairs",
      label: "Consertos",
      item: "Conserto",
      add: "Acrescentar conserto",
      hint: "Capacitor, placa, controle, cabo, visita… Cada preço aparece também nas páginas sobre essa peça.",
      fields: [
        { kind: "text", name: "name", label: "Serviço" },
        { kind: "choice", options: "concepts", name: "concept", label: "Peça ou assunto" },
        price("from", "A partir de"),
        price("to", "Até", "Em branco: só o valor inicial."),
        { kind: "text", name: "includes", label: "O que está incluído" },
      ],
    },
  ],
  promotion: [
    { kind: "tick", name: "isOn", label: "A promoção está valendo" },
    { kind: "text", name: "name", label: "Nome" },
    price("price", "Preço"),
    { kind: "text", type: "date", name: "firstDay", label: "Começa em", hint: "Em branco: já começou." },
    { kind: "text", type: "date", name: "lastDay", label: "Último dia", hint: "No dia seguinte ela some sozinha." },
    { kind: "lines", name: "conditions", label: "Condições", hint: "Uma por linha.", rows: 5 },
    { kind: "cities", name: "cities", label: "Cidades em que vale" },
  ],
  warranty: [number("motorMonths", "Motor", "meses"), number("installationMonths", "Instalação", "meses")],
  deadlines: [
    {
      kind: "list",
      name: "arrivals",
      label: "Em quanto tempo o técnico chega",
      item: "Lugar",
      add: "Acrescentar lugar",
      hint: "Só onde você garante. Nos outros lugares o site diz que a previsão é dada na hora do pedido.",
      fields: [
        { kind: "choice", options: "places", name: "place", label: "Lugar" },
        number("min", "De", "minutos"),
        number("max", "Até", "minutos"),
      ],
    },
    range("tilting", "Instalação em portão basculante", hours),
    range("sliding", "Instalação em portão deslizante", hours),
    range("heavy", "Instalação de motor pesado", hours),
  ],
  area: [{ kind: "area", name: "cities", label: "Cidades" }],
  brands: [{ kind: "lines", name: "names", label: "Marcas", hint: "Uma por linha, a principal primeiro.", rows: 10 }],
  testimonials: [
    {
      kind: "text",
      type: "url",
      name: "googleProfile",
      label: "Endereço do seu perfil no Google",
      hint: "No Google Maps, abra a loja, toque em Compartilhar e cole aqui o endereço.",
    },
    {
      kind: "list",
      name: "items",
      label: "Depoimentos",
      item: "Depoimento",
      add: "Acrescentar depoimento",
      fields: [
        { kind: "text", name: "name", label: "Nome" },
        { kind: "text", name: "place", label: "Bairro ou cidade", hint: "Por exemplo: Tatuapé, São Paulo." },
        { kind: "text", type: "date", name: "day", label: "Quando" },
        { kind: "choice", options: "origins", name: "origin", label: "De onde veio" },
        { kind: "choice", options: "stars", name: "stars", label: "Estrelas" },
        { kind: "long", name: "text", label: "O que disse", rows: 3 },
      ],
    },
  ],
  look: [
    { kind: "photo", name: "logo", label: "Logotipo" },
    { kind: "colour", name: "brandColour", label: "Cor principal", hint: "Cabeçalho, títulos e botões." },
    { kind: "colour", name: "accentColour", label: "Cor de destaque", hint: "Selos e o botão de ligar." },
  ],
  home: [
    { kind: "text", name: "headline", label: "Título", hint: "Em branco, o site usa o de sempre." },
    { kind: "text", name: "subline", label: "Linha abaixo do título" },
    {
      kind: "text",
      type: "url",
      name: "videoUrl",
      label: "Vídeo",
      hint: "Cole o endereço do vídeo no YouTube, ou o de incorporar de outro serviço.",
    },
    { kind: "photos", name: "photos", label: "Fotos de serviços" },
    { kind: "homeSections", name: "sections", label: "Partes da página, na ordem" },
  ],
  privacy: [
    { kind: "text", name: "officer", label: "Quem responde pelos dados pessoais" },
    { kind: "text", type: "email", name: "email", label: "E-mail para pedidos", hint: "Em branco, vale o da loja." },
    { kind: "long", name: "extra", label: "O que mais a página de privacidade deve dizer", rows: 6 },
  ],
  tags: [
    { kind: "text", name: "adsId", label: "Google Ads", hint: "O código da conta, como AW-123456789." },
    { kind: "text", name: "conversionLabel", label: "Rótulo da conversão", hint: "O que vem depois da barra." },
    { kind: "text", name: "tagManagerId", label: "Tag Manager", hint: "Como GTM-ABC1234." },
    { kind: "text", name: "analyticsId", label: "Analytics (GA4)", hint: "Como G-ABC1234567." },
    {
      kind: "text",
      name: "searchConsole",
      label: "Search Console",
      hint: "Escolha a verificação por tag HTML e cole aqui o que está entre as aspas de content.",
    },
  ],
};
