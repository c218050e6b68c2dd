import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from './why-not-started.ts';
import { openRatesFile } from './rates-file.ts';

const right = {
  takenAt: '2026-03-02T15:00:00Z',
  perDollar: { EUR: '0.9213', GBP: '0.79', CAD: '1.350001', JPY: '150' },
};
const now = () => Date.parse('2026-03-02T15:05:00Z') as EpochMs;

async function ratesFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'rates.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('R-D9 The rates of a file are exact, with the time that it says', async () => {
  const source = await openRatesFile(await ratesFile(right), now);
  expect(await source.read(now())).toEqual({
    takenAt: Date.parse('2026-03-02T15:00:00Z'),
    perDollar: {
      USD: 1_000_000,
      EUR: 921_300,
      GBP: 790_000,
      CAD: 1_350_001,
      JPY: 150_000_000,
    },
    origin: 'published',
  });
});

test('R-D9 A file that was renewed is read again', async () => {
  const path = await ratesFile(right);
  const source = await openRatesFile(path, now);
  await source.read(now());
  await writeFile(path, JSON.stringify({ ...right, takenAt: '2026-03-02T15:15:00Z' }));
  const later = (now() + 900_000) as EpochMs;
  expect(await source.read(later)).toMatchObject({ takenAt: Date.parse('2026-03-02T15:15:00Z') });
});

test.each([
  ['takenAt', { ...right, takenAt: 'yesterday' }],
  ['takenAt', { ...right, takenAt: '2026-03-02T15:06:00Z' }],
  ['takenAt', { perDollar: right.perDollar }],
  ['perDollar.EUR', { ...right, perDollar: { ...right.perDollar, EUR: 0.92 } }],
  ['perDollar.EUR', { ...right, perDollar: { ...right.perDollar, EUR: '0' } }],
  ['perDollar.EUR', { ...right, perDollar: { ...right.perDollar, EUR: '-1' } }],
  ['perDollar.GBP', { ...right, perDollar: { ...right.perDollar, GBP: '0.1234567' } }],
  ['perDollar.GBP', { ...right, perDollar: { ...right.perDollar, GBP: '1e308' } }],
  ['perDollar.JPY', { ...right, perDollar: { ...right.perDollar, JPY: undefined } }],
  ['perDollar.JPY', { ...right, perDollar: { ...right.perDollar, JPY: '1000001' } }],
  ['USD', { ...right, perDollar: { ...right.perDollar, USD: '1' } }],
])(
  'R-D9 A rates file that is wrong in %s is refused with one line that names it',
  async (field, wrong) => {
    const path = await ratesFile(wrong);
    const refusal = await openRatesFile(path, now).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CannotStart);
    const { message } = refusal as CannotStart;
    expect(message).toContain(`The rates file ${path} is wrong: `);
    expect(message).toContain(field);
    expect(message).not.toContain('\n');
  },
);

test('R-D9 A rates file that is no JSON, or that is not there, is refused with its name', async () => {
  await expect(openRatesFile(await ratesFile('{'), now)).rejects.toThrow('is not valid JSON');
  await expect(openRatesFile('/nowhere/rates.json', now)).rejects.toThrow('BANK_RATES');
});
