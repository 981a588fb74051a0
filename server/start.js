// Plain JavaScript, so that a Node too old for the rest can still say so.
const oldest = [22, 22];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `basculante: é preciso o Node ${oldest.join(".")} ou mais novo, mas este é o ${process.versions.node}. ` +
      "Use npm start depois de npm ci, que traz o seu próprio Node, ou instale um mais novo.",
  );
  process.exit(1);
}

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  console.log(`Uso: npm start [-- opções]

Compila o site quando algo mudou e inicia o servidor. As variáveis de ambiente estão no README.

  --verbose  mostra tudo o que a compilação escreve
  --help     mostra esta ajuda`);
  process.exit(0);
}

const unknown = process.argv.slice(2).find((argument) => argument !== "--verbose" && argument !== "--dev");
if (unknown !== undefined) {
  console.error(`basculante: argumento desconhecido: ${unknown}; veja npm start -- --help`);
  process.exit(2);
}

const isDevelopment = process.argv.includes("--dev");
// Before anything imports React, which reads it once.
process.env.NODE_ENV = isDevelopment ? "development" : "production";
await import("./compile-cache.js");
const root = `${import.meta.dirname}/..`;
if (isDevelopment) {
  const { startDevelopment } = await import("./development.ts");
  await startDevelopment(root);
} else {
  const { isBuildFresh } = await import("./build/fingerprint.ts");
  if (!isBuildFresh()) {
    // Imports half of the server from its sources, which a start that builds nothing is spared.
    const { buildBeforeStart } = await import("./build/build-before-start.ts");
    await buildBeforeStart({ isVerbose: process.argv.includes("--verbose") });
  }
  const { startProduction } = await import("../build/server/index.js");
  await startProduction(root);
}
