/**
 * Whether a file of the built demo is of the letters that names in other scripts are printed with: HarfBuzz and the fonts.
 * A tab fetches them last, when it has nothing else to do.
 */
export function isLetterFile(file: string): boolean {
  return /^assets\/(open-letters|letter-fonts|harfbuzz|noto-sans)-/.test(file);
}
