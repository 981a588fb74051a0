/** The parameter with which a public page asks for its own React. */
export const bootParam = "__boot";
