import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,domain,server,tests}/**/*.test.ts"],
    globalSetup: ["tests/support/postgres-for-vitest.ts"],
    testTimeout: 30_000,
  },
});
