import { expect, test } from "vitest";
import { chooseEncoding } from "./encode.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=1.0, gzip", "br"],
  ["br;q=0.0", "plain"],
  ["identity", "plain"],
  ["xbr, gzipped", "plain"],
  ["", "plain"],
  [undefined, "plain"],
])("%s -> %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
