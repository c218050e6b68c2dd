import { cents } from '#contract/money/cents.ts';
import { imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import { depositRefusals, type DepositRefusalCode } from '#contract/deposits/deposits.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import {
  asBase64,
  jpegFile,
  pngFile,
  type TestPicture,
  textBytes,
} from '../testing/test-pictures.ts';
import { checkPicture } from '../pictures/check-picture.ts';
import { checkPhotos } from './check-photos.ts';
import { type AskedDeposit, decideDeposit, type DepositFacts } from './deposit-rules.ts';

const front = asBase64(jpegFile({ seed: 1 }));
const back = asBase64(pngFile({ seed: 2 }));
const svg = asBase64(textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'));
const cutOff = asBase64(jpegFile().subarray(0, 60));
const jpegOf = (picture: TestPicture) => asBase64(jpegFile(picture));

const facts: DepositFacts = {
  to: { id: 'account-1', name: 'Checking' },
  isKnownCheck: false,
  depositedToday: cents(0),
  alike: undefined,
};
const asked: AskedDeposit = { amount: cents(100_00), isAnother: false };

interface Case {
  readonly title: string;
  readonly code: DepositRefusalCode;
  readonly data?: unknown;
  readonly asked?: Partial<AskedDeposit>;
  readonly files?: { readonly front?: string; readonly back?: string };
  readonly facts?: Partial<DepositFacts>;
}

/** In the order of the contract; in each case, all later checks fail too. */
const cases: readonly Case[] = [
  { title: 'into no account', code: 'DEPOSIT_ACCOUNT_UNKNOWN', facts: { to: undefined } },
  {
    title: 'of more than a check may have',
    code: 'DEPOSIT_TOO_LARGE',
    data: { most: 10_000_00 },
    asked: { amount: cents(10_000_01) },
  },
  {
    title: 'with a file that is too large',
    code: 'PHOTO_FILE_TOO_LARGE',
    data: { side: 'front', mostBytes: imageBytesMax },
    files: { front: asBase64(new Uint8Array(imageBytesMax + 1)) },
  },
  {
    title: 'with an SVG, whatever it is called',
    code: 'PHOTO_NOT_A_PICTURE',
    data: { side: 'front' },
    files: { front: svg },
  },
  {
    title: 'with what is no base64',
    code: 'PHOTO_NOT_A_PICTURE',
    data: { side: 'back' },
    files: { back: 'data:image/jpeg;base64,' },
  },
  {
    title: 'with nothing',
    code: 'PHOTO_NOT_A_PICTURE',
    data: { side: 'back' },
    files: { back: '' },
  },
  {
    title: 'with a picture that is cut off',
    code: 'PHOTO_BROKEN',
    data: { side: 'back' },
    files: { back: cutOff },
  },
  {
    title: 'with a picture that is too small',
    code: 'PHOTO_TOO_SMALL',
    data: { side: 'front', width: 799, height: 600 },
    files: { front: jpegOf({ width: 799, height: 600 }) },
  },
  {
    title: 'with a picture that is a stripe',
    code: 'PHOTO_TOO_SMALL',
    data: { side: 'front', width: 349, height: 2000 },
    files: { front: jpegOf({ width: 349, height: 2000 }) },
  },
  {
    title: 'with a picture of 50,000 × 50,000 pixels',
    code: 'PHOTO_TOO_MANY_PIXELS',
    data: { side: 'back', width: 50_000, height: 50_000 },
    files: { back: asBase64(pngFile({ width: 50_000, height: 50_000 })) },
  },
  { title: 'with one picture twice', code: 'PHOTOS_ARE_THE_SAME', files: { back: front } },
  {
    title: 'of a check that the bank knows',
    code: 'CHECK_DEPOSITED_BEFORE',
    facts: { isKnownCheck: true },
  },
  {
    title: 'over what is left of the day',
    code: 'DEPOSIT_DAY_LIMIT',
    data: { most: 15_000_00, left: 99_99 },
    facts: { depositedToday: cents(14_900_01) },
  },
  {
    title: 'like one of a few days ago',
    code: 'LOOKS_DEPOSITED',
    data: { amount: 100_00, date: '2026-02-27' },
    facts: { alike: '2026-02-27' as LocalDate },
  },
];

async function decide(one: Pick<Case, 'asked' | 'files' | 'facts'>) {
  return decideDeposit(
    { ...asked, ...one.asked },
    await checkPhotos({ front, back, ...one.files }, async (...given) => checkPicture(...given)),
    { ...facts, ...one.facts },
    demoPolicy,
  );
}

test.each(cases)('R-D6 a deposit $title is refused', async ({ code, data, ...one }) => {
  expect(await decide(one)).toEqual({
    kind: 'refused',
    refusal: data === undefined ? { code } : { code, data },
  });
});

test('R-D6 each refusal has its row, in the order in which they are checked', async () => {
  const inOrder = Object.keys(depositRefusals) as DepositRefusalCode[];
  expect([...new Set(cases.map(({ code }) => code))]).toEqual(
    inOrder.filter((code) => cases.some((one) => one.code === code)),
  );
  expect(new Set(cases.map(({ code }) => code))).toEqual(new Set(inOrder));
  const all = { asked: {}, files: {}, facts: {} };
  for (const { code, ...one } of cases.toReversed()) {
    Object.assign(all.asked, one.asked);
    // Of the two photos the front is checked first, and through to its end.
    const file = one.files?.front ?? one.files?.back;
    Object.assign(
      all.files,
      file === front ? { back: front } : file !== undefined && { front: file },
    );
    Object.assign(all.facts, one.facts);
    const decision = await decide(all);
    expect(decision.kind === 'refused' && decision.refusal.code).toBe(code);
  }
});

test.each([
  ['the largest check', { asked: { amount: cents(10_000_00) } }],
  ['the last cent of the day', { facts: { depositedToday: cents(14_900_00) } }],
  [
    'another check of the same amount',
    { asked: { isAnother: true }, facts: { alike: '2026-02-27' as LocalDate } },
  ],
  ['the smallest picture', { files: { front: jpegOf({ width: 800, height: 350 }) } }],
  ['a picture held upright', { files: { front: jpegOf({ width: 350, height: 800 }) } }],
  ['the largest picture', { files: { front: jpegOf({ width: 12_000, height: 12_000 }) } }],
])('R-D6 %s is accepted', async (_, one) => {
  expect(await decide(one)).toMatchObject({ kind: 'accepted', to: facts.to });
});
