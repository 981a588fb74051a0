import { getPostBySlug, type Post } from "./posts.ts";

/** One of each kind, from all over the capital. */
const slugs = [
  "motor-de-portao-ppa-mooca",
  "portao-automatico-ppa-casa-verde",
  "loja-de-motor-de-portao-tatuape",
  "automacao-de-portao-ppa-campo-limpo",
  "motor-basculante-ppa-bela-vista",
  "portoes-eletronicos-ppa-butanta",
];

export const homePosts: Post[] = slugs.map((slug) => {
  const post = getPostBySlug(slug);
  if (!post) throw new Error(`the home page shows an unknown post: ${slug}`);
  return post;
});
