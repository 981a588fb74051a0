/**
 * Every figure and claim of the business, each once. Pages and structured data read from here.
 * Phone, chat host, e-mail and site name can be set by the environment; these are their defaults.
 */
export const facts = {
  siteName: "Motores PPA",
  phone: "5511900000000",
  chatHost: "https://wa.me",
  email: "contato@exemplo.com.br",
  address: {
    district: "Barra Funda",
    city: "São Paulo",
    state: "SP",
    country: "BR",
    geo: { latitude: -23.5266, longitude: -46.6674 },
  },
  brands: ["PPA", "Garen", "Peccinin", "Rossi", "Nice", "Jetflex", "GGPort", "Omegaport", "AGL", "Speedy"],
  experienceYears: 15,
  hours: { opens: "00:00", closes: "23:59", label: "24 horas por dia, 7 dias por semana" },
  /** How soon a technician is there, and the only places where that is promised: near the address above. */
  arrival: {
    minutes: { min: 30, max: 40 },
    cities: ["Guarulhos", "Osasco"],
    zonesOfCapital: ["centro", "zona oeste"],
  },
  /** Each price is the kit installed: motor, control unit, remotes, delivery and labour. */
  models: [
    { id: "padrao", name: "Motor Basculante 1/4HP Padrão", price: 899, openingSeconds: 16 },
    { id: "speedy", name: "Motor Basculante 1/4HP Speedy", price: 949, openingSeconds: 8 },
    { id: "jetflex", name: "Motor Basculante 1/4HP JetFlex", price: 1349, openingSeconds: 4 },
  ],
  /** `content/price-words.ts` says what each of them includes. */
  prices: {
    /** Labour alone, for a motor bought elsewhere. */
    installationFrom: 800,
    /** At a house, without parts. */
    preventiveMaintenanceFrom: 150,
    preventiveMaintenanceRange: { min: 200, max: 500 },
    /** Only in the cities of `express`. */
    expressMaintenance: 350,
    residentialMotorSwap: { min: 800, max: 1500 },
    heavyMotorSwap: { min: 2000, max: 5000 },
  },
  /** Card instalments, at most. */
  instalments: 12,
  /** A seller is held to this price: it stands only where name, conditions and end stand beside it. */
  promotion: {
    name: "Promoção Garagem Pronta",
    price: 299.9,
    cities: ["Osasco", "Carapicuíba", "Cotia", "Jandira", "Barueri", "Itapevi"],
    /** The last day, in São Paulo. */
    lastDay: "2027-06-30",
    conditions: [
      "Um kit por endereço, para portão basculante residencial dentro da medida do motor",
      "Inclui motor, central e controles, com frete e instalação",
      "O portão precisa estar equilibrado e com ponto de energia pronto; reparos nele são orçados à parte",
      "O pedido é confirmado por foto, enquanto houver kits da promoção",
    ],
  },
  /** Express maintenance: cities that have it, and how many months it is valid. */
  express: { cities: ["Guarulhos", "Osasco"], validMonths: 1 },
  warranty: { motorMonths: 12, installationMonths: 6 },
  /** Hours of work, by what is installed. */
  installationHours: {
    services: { max: 4 },
    tilting: { min: 2, max: 3 },
    sliding: { min: 3, max: 4 },
    heavy: { min: 4, max: 8 },
  },
  motor: {
    homePower: { min: "1/4HP", max: "1/2HP" },
    quarterHpMaxWidthMetres: 2.5,
    lifeYears: { min: 8, max: 12 },
    volts: 220,
  },
  remoteReachMetres: 100,
  rackClearanceMm: { min: 1, max: 2 },
  maintenance: {
    homeTimesAYear: 1,
    businessTimesAYear: 2,
    lubrication: "mensal",
    rackLubricationMonths: 6,
  },
  ratings: {
    product: { value: 4.8, count: 47 },
    business: { value: 4.9, count: 127 },
  },
} as const;
