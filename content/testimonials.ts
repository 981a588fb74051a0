export type Testimonial = { name: string; location: string; text: string };

/**
 * Sample texts: no customer said them. While this is true, every page says under them that they are illustrations.
 * Set it to false once true ones, given with consent, stand here, in service-pages.ts and in services.ts.
 */
export const testimonialsAreSamples: boolean = true;

export const homeTestimonials: Testimonial[] = [
  {
    name: "Renata",
    location: "Tatuapé, São Paulo",
    text: "O portão batia com força toda vez que fechava. O técnico acertou o contrapeso antes de colocar o motor e agora ele encosta sem barulho.",
  },
  {
    name: "Marcelo",
    location: "Barueri",
    text: "Mandei a foto do portão e a largura do vão, recebi o valor e combinei a data. Saíram deixando os controles programados e o local limpo.",
  },
  {
    name: "Sônia",
    location: "Santo André",
    text: "Gostei de me mostrarem como destravar o portão na falta de energia. Já precisei usar e consegui abrir sozinha.",
  },
];

/** One more for the page of its city. */
export const cityTestimonials: Record<string, Testimonial> = {
  "São Paulo": {
    name: "Eduardo",
    location: "Vila Mariana, São Paulo",
    text: "Minha rua é movimentada e eu esperava o portão abrir com o carro atravessado. Troquei por um modelo mais rápido e entro direto.",
  },
  Guarulhos: {
    name: "Patrícia",
    location: "Vila Galvão, Guarulhos",
    text: "Achei que teria de trocar o motor inteiro. Era o capacitor. Explicaram o defeito, mostraram a peça e o portão voltou a abrir.",
  },
  Osasco: {
    name: "Valdir",
    location: "Jardim das Flores, Osasco",
    text: "O portão é antigo, de chapa, e pesava muito na mão. Trocaram as roldanas, acertaram o contrapeso e só depois instalaram o motor.",
  },
};
