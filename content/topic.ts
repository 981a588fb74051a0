export type TopicGroup =
  | "Instalação"
  | "Manutenção e Reparo"
  | "Tipos de Motores"
  | "Marcas e Acessórios"
  | "Serviços e Profissionais";

export type Topic = {
  slug: string;
  group: TopicGroup;
  title: string;
  /** Meta description: 110 to 155 characters. */
  description: string;
  keywords: string[];
  /** HTML body without h1: h2, h3, p, ul, ol, li, strong, em, a, table only. */
  content: string;
};
