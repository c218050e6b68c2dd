/** A colour of CSS, `oklch(L C H)`: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** How far apart two opaque colours are in brightness, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** The colour as an sRGB screen shows it, such as `#144b38`: for files that know no OKLCH. */
export function hexOf(colour: Oklch): string {
  return `#${shown(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Red, green and blue, 0 to 255; a colour that no screen can show becomes the nearest value in each. */
function shown(colour: Oklch): number[] {
  return linearSrgb(colour).map((channel) =>
    Math.round(255 * companded(Math.min(1, Math.max(0, channel)))),
  );
}

/** Relative luminance (WCAG 2.2) of the colour as an sRGB screen shows it. */
function luminance(colour: Oklch): number {
  const [red = 0, green = 0, blue = 0] = shown(colour).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** OKLCH to linear sRGB; the matrices are those of CSS Color 4. Out-of-gamut channels are left as they are. */
function linearSrgb({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function companded(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
