type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** As WCAG reckons it. */
function getLuminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((hex) => getLuminance(toRgb(hex))).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the other colour in it. */
function mix(hex: string, other: string, share: number): string {
  const [one, two] = [toRgb(hex), toRgb(other)];
  return toHex([0, 1, 2].map((at) => (one[at] ?? 0) * (1 - share) + (two[at] ?? 0) * share) as unknown as Rgb);
}

const white = "#ffffff";
const black = "#000000";
/** Text that small must stand out so far. */
const readable = 4.5;

/** The colour itself, or darkened until white text on it, and it on white, can be read. */
export function darkenToRead(hex: string): string {
  for (let share = 0; share <= 1; share += 0.05) {
    const darker = mix(hex, black, share);
    if (getContrast(darker, white) >= readable) return darker;
  }
  return black;
}

/** A tint that can be read on the colour, and so on whatever is darker; white at worst. */
function findPale(brand: string): string {
  for (let share = 0.8; share < 1; share += 0.02) {
    const paler = mix(brand, white, share);
    if (getContrast(paler, brand) >= readable) return paler;
  }
  return white;
}

export type Palette = { brand: string; brandDark: string; brandPale: string; accent: string; accentInk: string };

/** All colours of the site from two of the owner's, so that everything written in them can be read. */
export function makePalette(brandColour: string, accentColour: string): Palette {
  const brand = darkenToRead(brandColour);
  const brandDark = mix(brand, black, 0.25);
  const brandPale = findPale(brand);
  const dark = mix(accentColour, black, 0.8);
  const accentInk = getContrast(dark, accentColour) >= getContrast(white, accentColour) ? dark : white;
  const accent = getContrast(accentInk, accentColour) >= readable ? accentColour : darkenToRead(accentColour);
  return {
    brand,
    brandDark,
    brandPale,
    accent,
    accentInk: getContrast(accentInk, accent) >= readable ? accentInk : white,
  };
}
