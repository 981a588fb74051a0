import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | null = null;

/**
 * Native code of a few megabytes, loaded with the first photo: a start does not pay for it. One thread for each
 * picture, since visitors share the processor with it; nothing is kept between pictures, which are never the same.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
