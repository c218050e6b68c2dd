import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinExtended from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import greekExtended from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import cyrillicExtended from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url';
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import armenian from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff?url';
import georgian from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff?url';
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url';
import thai from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?url';
import { type LetterFont, letterFonts } from '#bank/statements/pdf/letters/letter-fonts.ts';

const addresses: Readonly<Record<LetterFont, string>> = {
  latin,
  'latin-ext': latinExtended,
  vietnamese,
  greek,
  'greek-ext': greekExtended,
  cyrillic,
  'cyrillic-ext': cyrillicExtended,
  hebrew,
  arabic,
  armenian,
  georgian,
  devanagari,
  thai,
};

const files = new Map<LetterFont, Promise<Uint8Array>>();

/** A font of names in other letters, from the files of the demo. Each is fetched once and kept. */
export async function readFont(font: LetterFont): Promise<Uint8Array> {
  const file = files.get(font) ?? fetchFont(addresses[font]);
  files.set(font, file);
  try {
    return await file;
  } catch (error) {
    files.delete(font);
    throw error;
  }
}

export function readAllFonts(): Promise<unknown> {
  return Promise.all(letterFonts.map(readFont));
}

/** Decompresses bytes of zlib. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const compressed = new Blob([new Uint8Array(bytes)]).stream();
  const inflated = compressed.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}
