import { expect, test } from "vitest";
import { createKnownDevices } from "./known-device.ts";

const devices = createKnownDevices("um-segredo", "https://exemplo.com.br");
const toCookie = (setCookie: string) => setCookie.split(";")[0] ?? "";
const [ana, bia] = ["ana@exemplo.com.br", "bia@exemplo.com.br"];

test("a device is known for who signed in on it, and for nobody else", () => {
  const cookie = toCookie(devices.remember(null, ana));
  expect(devices.isKnown(`a=b; ${cookie}; c=d`)).toBe(true);
  expect(devices.findDevice(cookie, ana)).toMatch(/^[\w-]{22}$/);
  expect(devices.findDevice(cookie, bia)).toBeNull();
  expect(cookie).not.toContain("ana");
});

test("who shares a device is known on it too, as the same device", () => {
  const cookie = toCookie(devices.remember(toCookie(devices.remember(null, ana)), bia));
  expect(devices.findDevice(cookie, ana)).toBe(devices.findDevice(cookie, bia));
  let many = cookie;
  for (let count = 0; count < 20; count++) many = toCookie(devices.remember(many, `p${count}@exemplo.com.br`));
  expect(devices.findDevice(many, "p19@exemplo.com.br")).not.toBeNull();
  expect(devices.findDevice(many, ana)).toBeNull();
  expect(many.length).toBeLessThan(200);
});

test("one that was made up, changed or signed with another secret is unknown", () => {
  const cookie = toCookie(devices.remember(null, ana));
  const other = toCookie(createKnownDevices("outro", "https://exemplo.com.br").remember(null, ana));
  for (const forged of [
    "",
    "__Host-basculante.device=",
    "__Host-basculante.device=a.b.c",
    other,
    cookie.replace(/=(.)/, (_, first) => (first === "-" ? "=_" : "=-")),
  ]) {
    expect(devices.isKnown(forged)).toBe(false);
    expect(devices.findDevice(forged, ana)).toBeNull();
  }
  // Of another account by moving its proof over.
  const [, , proof] = toCookie(devices.remember(null, bia)).split(".").slice(1);
  expect(devices.findDevice(`${cookie}.${proof}`, bia)).toBeNull();
});

test("scripts and plain connections never see it, and a sibling host cannot set it", () => {
  const set = devices.remember(null, ana);
  expect(set).toMatch(/^__Host-.*; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/);
  expect(devices.isKnown(toCookie(set).replace("__Host-", ""))).toBe(false);
});
