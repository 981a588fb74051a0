import { home } from "#content/home.ts";
import { expect, test, videoUrl } from "#tests/support/browser-test.ts";

test("without a video the section shows its picture, and no frame is allowed", async ({ page }) => {
  const answer = await page.goto("/");
  const section = page.getByRole("region", { name: home.movement.heading });
  await expect(section.getByRole("img")).toBeVisible();
  await expect(section.getByRole("link")).toHaveCount(0);
  expect(answer?.headers()["content-security-policy"]).not.toContain("frame-src");
});

for (const javaScriptEnabled of [true, false]) {
  test(`the first tap puts the player in the picture's place, and nothing of it comes before, ${
    javaScriptEnabled ? "with" : "without"
  } JavaScript`, async ({ browser, productWithVideo }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const asked: string[] = [];
    await context.route("https://videos.example/**", async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<p>o filme</p>" });
    });
    const page = await context.newPage();
    const answer = await page.goto(productWithVideo.url);
    expect(answer?.headers()["content-security-policy"]).toContain("frame-src https://videos.example");
    const section = page.getByRole("region", { name: home.video.heading });
    const player = section.getByTitle("Vídeo do motor de portão basculante em funcionamento").contentFrame();
    const link = player.getByRole("link", { name: "Assistir ao vídeo" });
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    await link.tap();
    await expect(player.getByText("o filme")).toBeVisible();
    expect(asked).toEqual([videoUrl]);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  });
}
