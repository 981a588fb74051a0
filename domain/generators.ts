/**
 * The ways of making pages from titles. Each is a module in server/generators and has its words in
 * content/words/generator-words.ts; the compiler asks for both.
 */
export const generatorKinds = ["ai", "predefined", "legacy", "local", "studio", "template"] as const;

export type GeneratorKind = (typeof generatorKinds)[number];

export function isGeneratorKind(kind: string | undefined): kind is GeneratorKind {
  return generatorKinds.some((known) => known === kind);
}
