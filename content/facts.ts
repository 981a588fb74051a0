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
  /** Minutes until a technician arrives. */
  arrivalMinutes: { min: 30, max: 40 },
  models: [
    { id: "padrao", name: "Motor Basculante 1/4HP Padrão", price: 899, openingSeconds: 16 },
    { id: "speedy", name: "Motor Basculante 1/4HP Speedy", price: 949, openingSeconds: 8 },
    { id: "jetflex", name: "Motor Basculante 1/4HP JetFlex", price: 1349, openingSeconds: 4 },
  ],
  prices: {
    promotionKit: 299.9,
    installationFrom: 800,
    preventiveMaintenanceFrom: 150,
    preventiveMaintenanceRange: { min: 200, max: 500 },
    expressMaintenance: 350,
    residentialMotorSwap: { min: 800, max: 1500 },
    heavyMotorSwap: { min: 2000, max: 5000 },
  },
  /** Card instalments, at most. */
  instalments: 12,
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
