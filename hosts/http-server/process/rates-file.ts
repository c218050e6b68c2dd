import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { RatesTaken, RateSource } from '#bank/ports.ts';
import { rateDecimals } from '#contract/exchange/exchange-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { jsonOf } from './whole-file.ts';
import { CannotStart } from './why-not-started.ts';

/** Up to a million of a currency for one dollar. */
const rateMax = 1_000_000_000_000;

/** A rate as a decimal, exact: a number of JSON might be rounded on the way. */
const Rate = z
  .string('a decimal in quotes such as "0.92"')
  .regex(/^\d{1,7}(\.\d{1,6})?$/, 'a decimal with at most six decimals such as "0.92"')
  .transform(unitsOf)
  .refine((units) => units > 0 && units <= rateMax, 'more than 0 and at most 1000000');

/** The value of one US dollar in each currency, and the time of the rates. */
const RatesFile = z.strictObject({
  takenAt: z.iso.datetime({ offset: true, error: 'a time such as 2026-11-21T18:15:00Z' }),
  perDollar: z.strictObject({ EUR: Rate, GBP: Rate, CAD: Rate, JPY: Rate }),
});

/**
 * Exchange rates from a file that something else renews (BANK_RATES). The file is read once here: throws
 * `CannotStart` with the name of the field that is wrong. Later it may be wrong for a while; the bank then
 * goes on with the rates that it has.
 */
export async function openRatesFile(path: string, now: () => EpochMs): Promise<RateSource> {
  let first: RatesTaken | null = await readRates(path, now());
  return {
    async read(at) {
      const rates = first ?? (await readRates(path, at));
      first = null;
      return rates;
    },
  };
}

async function readRates(path: string, now: EpochMs): Promise<RatesTaken> {
  const json = jsonOf(await readText(path));
  if (json === undefined) throw new CannotStart(`The rates file ${path} is not valid JSON.`);
  const checked = RatesFile.safeParse(json);
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path: field, message }) =>
      field.length === 0 ? message : `${field.join('.')}: ${message}`,
    );
    throw new CannotStart(`The rates file ${path} is wrong: ${faults.join('; ')}.`);
  }
  const { takenAt: text, perDollar } = checked.data;
  const takenAt = Date.parse(text) as EpochMs;
  if (takenAt > now) {
    throw new CannotStart(`The rates file ${path} is wrong: takenAt: a time that is not ahead.`);
  }
  return {
    takenAt,
    perDollar: { USD: unitsOf('1'), ...perDollar },
    origin: 'published',
  };
}

function unitsOf(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.');
  return Number(whole + fraction.padEnd(rateDecimals, '0'));
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new CannotStart(`The rates file ${path} cannot be read. BANK_RATES names it.`, { cause });
  }
}
