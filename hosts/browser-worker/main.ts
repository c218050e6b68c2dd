import './without-eval.ts';
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { Brand } from '#contract/brand/brand.ts';
import chosen from '#brands/juniper-commons.json' with { type: 'json' };
import { browserClock as clock, browserRandom as random } from './ports.ts';
import { type DemoBank, openDemoBank } from './demo-bank.ts';
import type { LetterFontSource } from '#bank/statements/pdf/letters/letter-fonts.ts';

/** The first and only message from the page: the port, and the person signed in before. */
interface Greeting {
  readonly port: MessagePort;
  readonly signedInAs: string | null;
}

const settlingMs = 4_000;

/** The build checks the file before it is used here. */
const brand = chosen as Brand;

/** The bank opens without the addresses of the font files. */
const letterFonts: LetterFontSource = {
  read: async (font) => (await import('./letter-fonts.ts')).readFont(font),
  inflate: async (bytes) => (await import('./letter-fonts.ts')).inflate(bytes),
};

// The bank opens while its visitor reads the page; requests before that wait.
const opening = openDemoBank({
  wasm,
  clock,
  random,
  timeZone: brand.timeZone,
  brand,
  letterFonts,
  log: {
    info() {
      // Nobody watches over a tab.
    },
    error: (message, { error, ...facts }) => console.error(message, facts, error),
  },
});

self.addEventListener(
  'message',
  ({ data: { port, signedInAs } }: MessageEvent<Greeting>) => {
    opening
      .then(async (bank) => {
        await bank.connect(port, signedInAs);
        setTimeout(() => void loadTheRest(bank), settlingMs);
      })
      // Uncaught, so that the page hears of it as an error of its worker.
      .catch(reportError);
  },
  { once: true },
);

/** The loaded demo needs no network: parts not needed for opening come after the first answers. */
async function loadTheRest(bank: DemoBank): Promise<void> {
  await Promise.allSettled([bank.loadAll()]);
  // Last, as the letters weigh as much as all the bank and are needed least. After a failed preload, the caller loads them
  // again and gets the error.
  await Promise.allSettled([
    import('#bank/statements/pdf/letters/open-letters.ts'),
    import('./letter-fonts.ts').then(({ readAllFonts }) => readAllFonts()),
  ]);
}
