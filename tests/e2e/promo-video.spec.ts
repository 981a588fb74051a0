import { home } from "../../content/home.ts";
import { test as base, expect } from "../support/browser-test.ts";
import { type Product, startProduct } from "../support/product.ts";

const videoUrl = "https://videos.example/arquivo/1/preview";

const test = base.extend<object, { productWithVideo: Product }>({
  productWithVideo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct({ PROMO_VIDEO_URL: videoUrl });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

test("without a video the section shows its picture, and no frame is allowed", async ({ page }) => {
  const answer = await page.goto("/");
  const section = page.getByRole("region", { name: home.movement.heading });
  await expect(section.getByRole("img")).toBeVisible();
  await expect(section.getByRole("link")).toHaveCount(0);
  expect(answer?.headers()["content-security-policy"]).not.toContain("frame-src");
});

test("a tap puts the player in the picture's place, and nothing of it comes before", async ({
  page,
  productWithVideo,
}) => {
  const asked: string[] = [];
  await page.route("https://videos.example/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>o filme</p>" });
  });
  const answer = await page.goto(productWithVideo.url, { waitUntil: "networkidle" });
  expect(answer?.headers()["content-security-policy"]).toContain("frame-src https://videos.example");
  const section = page.getByRole("region", { name: home.video.heading });
  const still = section.getByRole("link", { name: "Assistir ao vídeo" });
  await still.hover();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  expect(asked).toEqual([]);

  await still.click();
  const player = section.getByTitle("Vídeo do motor de portão basculante em funcionamento");
  await expect(player).toHaveAttribute("src", videoUrl);
  await expect(player).toBeFocused();
  await expect(player.contentFrame().getByText("o filme")).toBeVisible();
  expect(asked).toEqual([videoUrl]);
  await expect(still).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture is a link to the video", async ({ page, productWithVideo }) => {
    await page.goto(productWithVideo.url);
    const still = page.getByRole("link", { name: "Assistir ao vídeo" });
    await expect(still).toHaveAttribute("href", videoUrl);
    await expect(still).toHaveAttribute("target", "_blank");
    await expect(still).toHaveAttribute("rel", "noopener noreferrer");
  });
});
