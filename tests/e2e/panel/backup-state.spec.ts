import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { runData } from "#tests/support/product.ts";

test("the panel says when the last backup was made", async ({ page, account, product }) => {
  await signIn(page, account);
  const state = page.getByRole("region", { name: "Situação do sistema" });
  await expect(state.getByText("Última cópia de segurança")).toBeVisible();
  await expect(state.getByText("A primeira será feita nesta madrugada")).toBeVisible();
  const { code, output } = await runData({ DATA_DIR: product.dataDir }, "backup");
  expect(code, output).toBe(0);
  await page.reload();
  await expect(state.getByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/)).toBeVisible();
});
