import { enableCompileCache } from "node:module";

/** Whatever is imported after this is compiled once, not at every start. */
enableCompileCache("node_modules/.cache/basculante");
