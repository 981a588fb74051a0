export const partners: { name: string; url: string; text: string }[] = [
  {
    name: "PPA",
    url: "https://www.ppa.com.br",
    text: "Catálogo de acionadores, centrais e controles, com manuais de instalação e programação.",
  },
  {
    name: "Garen",
    url: "https://www.garen.com.br",
    text: "Linhas de motores por tipo de portão, fichas técnicas e acessórios de automação.",
  },
  {
    name: "Peccinin",
    url: "https://www.peccinin.com.br",
    text: "Motores residenciais e de maior fluxo, com informações técnicas de cada modelo.",
  },
  {
    name: "Rossi",
    url: "https://www.rossiportoes.com.br",
    text: "Acionadores, centrais e peças da marca, com material de apoio para quem instala.",
  },
  {
    name: "Nice",
    url: "https://www.niceforyou.com/br",
    text: "Automação de portões e de acessos, com produtos e documentação para o Brasil.",
  },
  {
    name: "INMETRO",
    url: "https://www.gov.br/inmetro",
    text: "Consulta a produtos certificados e orientações de segurança para o consumidor.",
  },
  {
    name: "Procon-SP",
    url: "https://www.procon.sp.gov.br",
    text: "Direitos de quem contrata serviço no estado de São Paulo e canal para reclamações.",
  },
  {
    name: "ABNT",
    url: "https://www.abnt.org.br",
    text: "Catálogo das normas técnicas brasileiras, inclusive as de instalações elétricas.",
  },
];
