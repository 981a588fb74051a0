// Plain JavaScript, so that a Node too old for the rest can still say so.
const oldest = [22, 22];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `basculante: Node ${oldest.join(".")} or newer is needed, but this is ${process.versions.node}. ` +
      "Run it with npm start after npm ci, which brings its own Node, or install a newer one.",
  );
  process.exit(1);
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
  const { ensureBuild } = await import("./build/ensure-build.ts");
  await ensureBuild();
  const { startProduction } = await import("../build/server/index.js");
  await startProduction(root);
}
