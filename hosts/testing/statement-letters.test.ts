import * as harfBuzz from 'harfbuzzjs';
import { expect, onTestFinished, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import type { Tables } from '#bank/index.ts';
import type { LetterFontSource } from '#bank/statements/pdf/letters/letter-fonts.ts';
import { widthsOf } from '#bank/statements/pdf/helvetica.ts';
import { readWoff, writeSfnt } from '#bank/statements/pdf/letters/sfnt.ts';
import { isWinAnsi, winAnsi } from '#bank/statements/pdf/win-ansi.ts';
import { statementPdf } from '#bank/statements/pdf/statement-pdf.ts';
import { readPdf } from '#bank/testing/read-pdf.ts';
import { testBrand } from '#bank/testing/test-ports.ts';
import { addMember, addProfile } from '#bank/testing/test-member.ts';
import { entry, statementOf } from '#bank/testing/test-statement.ts';
import { zelle } from '#bank/testing/transfer-requests.ts';
import { cents } from '#contract/money/cents.ts';
import type { Statement } from '#contract/statements/statements.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { packagedLetterFonts, readStandard } from '../http-server/process/letter-fonts.ts';
import { apiClient } from './test-api-client.ts';
import { TestBrowser } from './test-browser.ts';
import { openHttpHost } from './test-http-host.ts';
import { codeFrom, confirming, signInAs } from './test-sign-in.ts';

/** A statement with a payment by each of these descriptions. */
function paymentsTo(descriptions: readonly string[]): Statement {
  return statementOf(
    1_000_00,
    descriptions.map((description) => entry({ description, amount: cents(-1_00) })),
  );
}

const print = (
  statement: Statement,
  letterFonts?: LetterFontSource,
  language: 'en' | 'es' = 'en',
) => statementPdf({ statement, brand: testBrand, language }, { letterFonts });

/** The text of each payment in the PDF, as another program copies it. */
async function saidOf(pdf: string): Promise<readonly string[]> {
  const { readOut } = await readPdf(pdf);
  const cells = readOut.filter(([role]) => role === 'TD').map(([, text]) => text);
  return cells.slice(cells.indexOf('Opening balance'));
}

test('R-D8 payees with Hebrew, Arabic and Cyrillic names have them on the statement that is fetched', async () => {
  const store = await open<Tables>({ path: ':memory:' });
  const host = await openHttpHost(store);
  onTestFinished(async () => {
    await host.close();
    await store.close();
  });
  const member = await addMember(host.bank, {
    accounts: { checking: 5_000_00 },
  });
  await addProfile(host.bank, member, { firstName: 'Łucja', lastName: 'Nowak' });
  const browser = new TestBrowser(host.address);
  const readCode = codeFrom(host.mailer);
  const client = confirming(apiClient(browser), readCode);
  await signInAs(client, readCode, member);
  const names = ['דוד כהן', 'محمد عبد الله', 'Иван Петров'];
  for (const [index, name] of names.entries()) {
    const transfer = zelle(10_00, { name, email: `payee${index}@example.com` });
    await client.transfers.create({ intentKey: newKey(), transfer });
  }
  host.clock.set('2026-04-11T15:00:00Z');
  await signInAs(client, readCode, member);
  const { pdf } = await client.statements.pdf({
    account: 'checking',
    month: '2026-03',
  });
  const said = await saidOf(pdf);
  for (const name of names) {
    expect(said.filter((text) => text.includes(name))).toHaveLength(1);
  }
  const everything = (await readPdf(pdf)).readOut.map(([, text]) => text).join('\n');
  expect(everything).toContain('Łucja Nowak');
  expect(everything).not.toContain('?');
});

test.each([
  ['Hebrew', 'דוד כהן'],
  ['Hebrew with its points', 'שָׁלוֹם בן-דוד (אבא)'],
  ['Arabic', 'محمد عبد الله الأحمد'],
  ['Arabic with its signs', 'مُحَمَّد'],
  ['Persian', 'پریسا گلچین'],
  ['Russian', 'Иван Петров'],
  ['Ukrainian', 'Їжакевич Ґалаґан'],
  ['Kazakh', 'Әлия Қасымова'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Polish and Czech', 'Łukasz Dvořák'],
  ['Turkish', 'Işıl Güneş'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Armenian', 'Արմեն Պետրոսյան'],
  ['Georgian', 'ნინო მაისურაძე'],
  ['Hindi', 'क्षत्रिय श्रीनिवास'],
  ['Thai', 'น้ำทิพย์ สมชาย'],
  ['mixed', 'Zelle to דוד כהן for Rent'],
])('R-D8 a name in %s is copied from the statement as it was written', async (_script, name) => {
  const pdf = await print(paymentsTo(['Corner Grocery', name]), packagedLetterFonts);
  expect(pdf).toMatch(/^%PDF-1\.7\n[\n\u0020-\u007E]*%%EOF\n$/);
  const said = await saidOf(pdf);
  expect(said).toContain(name);
  expect(said).toContain('Corner Grocery');
  expect(said.join()).not.toMatch(/[?\uFFFD]/);
});

test('R-D8 Arabic is drawn from right to left, each letter in the form of its place in the word', async () => {
  const pdf = await print(paymentsTo(['ببب']), packagedLetterFonts);
  const [, ...glyphs] = /\/F3 9\.5 Tf\n<(.{4})(.{4})(.{4})> Tj/.exec(pdf) ?? [];
  // Glyphs are numbered as they are read: the first, the middle and the last form.
  expect(new Set(glyphs).size).toBe(3);
  expect(glyphs).toEqual(glyphs.toSorted().toReversed());
});

test('R-D8 the same statement has the same bytes, whatever was drawn in between', async () => {
  const statement = paymentsTo(['Łukasz Dvořák', 'शर्मा', 'مُحَمَّد']);
  const pdf = await print(statement, packagedLetterFonts);
  await print(paymentsTo(['ببب', 'Ľubica Şimşek']), packagedLetterFonts);
  expect(await print(statement, packagedLetterFonts)).toBe(pdf);
});

test('R-D8 a name that is too long for its column goes on in the next line, in the order in which it is read', async () => {
  const name = 'בית ספר לילדים '.repeat(12).trim();
  const { pages } = await readPdf(await print(paymentsTo([name]), packagedLetterFonts));
  const lines = (pages[0] ?? []).filter(({ text }) => /[א-ת]/.test(text));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  for (const { left, right } of lines) {
    expect(left).toBeCloseTo(120, 1);
    expect(right).toBeLessThanOrEqual(380);
  }
});

test('R-D8 every statement embeds its fonts, and asks for no others where its names need none', async () => {
  const asked: string[] = [];
  const fonts: LetterFontSource = {
    ...packagedLetterFonts,
    read(font) {
      asked.push(font);
      return packagedLetterFonts.read(font);
    },
  };
  const western = paymentsTo(['Café Peña — “Ñandú” − 5 €', 'Zelle to Zoë\u2009Müller ﬁ']);
  const pdf = await print(western, fonts);
  expect(pdf.match(/\/Subtype \/(Type1|TrueType|Type0)\b/g)).toHaveLength(2);
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(pdf).toMatch(/^%PDF-1\.7\n[\n\u0020-\u007E]*%%EOF\n$/);
  expect(pdf.length).toBeLessThan(70_000);
  expect(await saidOf(pdf)).toEqual(await saidOf(await print(western)));
  expect(asked).toEqual([]);
  await print(paymentsTo(['דוד']), fonts);
  expect(asked).toEqual(['latin', 'hebrew']);
});

test.each(['Helvetica', 'Helvetica-Bold'] as const)(
  'R-D8 the font that is embedded for %s has every letter of it, as wide as the text is set',
  async (name) => {
    const tables = await readWoff(await readStandard(name), packagedLetterFonts.inflate);
    const font = new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(writeSfnt(tables))));
    const codes = Uint8Array.from({ length: 224 }, (_, index) => 32 + index);
    const drawn = Array.from(new TextDecoder('windows-1252').decode(codes))
      .filter((character) => winAnsi(character).length === 1 && isWinAnsi(character))
      .map((character) => {
        const buffer = new harfBuzz.Buffer();
        buffer.addText(character);
        buffer.guessSegmentProperties();
        harfBuzz.shape(font, buffer);
        const [glyph] = buffer.getGlyphInfosAndPositions();
        const width = widthsOf(name)[(winAnsi(character)[0] ?? 0) - 32] ?? 0;
        const difference = ((glyph?.xAdvance ?? 0) * 1000) / 2048 - width;
        return { character, isDrawn: glyph?.codepoint !== 0, isAsWide: Math.abs(difference) < 1 };
      });
    expect(drawn.length).toBeGreaterThan(200);
    expect(drawn.filter(({ isDrawn, isAsWide }) => !isDrawn || !isAsWide)).toEqual([]);
  },
);

test('R-D8 while a long statement is drawn, others have their turn, and it is the same', async () => {
  const statement = paymentsTo(Array.from({ length: 300 }, (_, index) => `דוד כהן ${index}`));
  const letterFonts = packagedLetterFonts;
  const printed = { statement, brand: testBrand, language: 'en' } as const;
  let turns = 0;
  const pdf = await statementPdf(printed, {
    letterFonts,
    letOthersRun: async () => void (turns += 1),
  });
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(pdf).toBe(await statementPdf(printed, { letterFonts }));
});

test('R-D8 a letter that is in no font is spelled by its number, explained, and still copied as it was written', async () => {
  const statement = paymentsTo(['寿司 Sushi 👩‍👩‍👧']);
  const pdf = await print(statement, packagedLetterFonts);
  const name = (await saidOf(pdf)).find((text) => text.includes('Sushi'));
  expect(name?.replaceAll('\u200D', '')).toBe('寿司 Sushi 👩👩👧');
  const explained = async (text: string) =>
    (await readPdf(text)).readOut.filter(([, said]) => said.startsWith('[U+')).length;
  expect(await explained(pdf)).toBe(1);
  expect(await explained(await print(statement, packagedLetterFonts, 'es'))).toBe(1);
  expect(await explained(await print(paymentsTo(['דוד']), packagedLetterFonts))).toBe(0);
});

test('R-D8 names in Chinese, Japanese and Korean and emoji are drawn with a width for each letter of their numbers', async () => {
  const widthOf = async (name: string) => {
    const { pages } = await readPdf(await print(paymentsTo([name]), packagedLetterFonts));
    const found = pages[0]?.find(({ text }) => text.includes(name));
    return (found?.right ?? 0) - (found?.left ?? 0);
  };
  // Drawn with the same font, by the Polish letter before them.
  const spelledWidth = async (spelled: string) =>
    (await widthOf(`ł${spelled}`)) - (await widthOf('ł'));
  for (const [name, spelled] of [
    ['王小明', '[U+738B][U+5C0F][U+660E]'],
    ['さくら', '[U+3055][U+304F][U+3089]'],
    ['김민', '[U+AE40][U+BBFC]'],
    ['🍣', '[U+1F363]'],
  ] as const) {
    expect(await widthOf(name)).toBeCloseTo(await spelledWidth(spelled), 3);
  }
});
