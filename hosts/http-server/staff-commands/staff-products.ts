import { readAmount } from '#contract/text/typed-amount.ts';
import {
  type CatalogueEntry,
  type NewTerms,
  type TermsFault,
  addCertificateProduct,
  listCatalogue,
  setTerms,
} from '#bank/index.ts';
import { cents } from '#contract/money/cents.ts';
import { LocalDate } from '#contract/time/time.ts';
import { readBrand } from '#brands/read-brand.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { systemClock as clock } from '../process/clock.ts';
import { type Environment, readSettings } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';
import { type Command, Option } from 'commander';

/** Terms as staff write them: amounts in dollars, the rate in percent. */
interface WrittenTerms {
  readonly from: string;
  readonly rate: string;
  readonly minimum: string;
  readonly openingMinimum: string;
  readonly method: string;
  readonly rounding: string;
  readonly penaltyDays?: string;
  readonly graceDays?: string;
  readonly offered?: true;
}

const faults: Record<TermsFault, string> = {
  'no such product': 'There is no such product. The command products lists them.',
  'from is past': 'Terms begin tomorrow or later; those of a product that has none, today.',
  'rate out of range': 'A rate is between 0.00 and 25.00 percent.',
  'certificate needs penalty and grace': 'A certificate needs --penalty-days and --grace-days.',
  'only a certificate has penalty and grace':
    'Only a certificate has --penalty-days and --grace-days.',
  'penalty too small': 'The penalty of a certificate is at least 7 days of dividends.',
  'certificate by daily balance': 'A certificate earns by daily-balance.',
  'opening below earning minimum':
    'A certificate is opened with at least what it must hold to earn.',
};

/** Sets the terms of a product. Returns the text for staff; throws `CannotStart` with the reason for a refusal. */
async function setTermsByHand(
  environment: Environment,
  product: string,
  written: WrittenTerms,
): Promise<string> {
  const { timeZone } = await readBrand(readSettings(environment).brand);
  const terms: NewTerms = {
    product,
    from: dayOf(written.from),
    rate: hundredthsOf(written.rate, 'A rate', '0.60'),
    minimum: cents(hundredthsOf(written.minimum, 'A minimum', '2500.00')),
    openingMinimum: cents(hundredthsOf(written.openingMinimum, 'A minimum', '2500.00')),
    method: written.method as NewTerms['method'],
    rounding: written.rounding as NewTerms['rounding'],
    penaltyDays: daysOf(written.penaltyDays),
    graceDays: daysOf(written.graceDays),
    offered: written.offered === true,
  };
  return await withBank(environment, async (_bank, store) => {
    const fault = await setTerms({ store, clock, timeZone }, terms);
    if (fault !== null) throw new CannotStart(`${faults[fault]} Nothing was changed.`);
    return `From ${terms.from} on, ${product} is on these terms.`;
  });
}

/** Adds a certificate to the catalogue. Returns and throws as above. */
async function addCertificateByHand(environment: Environment, written: string): Promise<string> {
  const months = daysOf(written) ?? 0;
  if (months < 1 || months > 120) throw new CannotStart('A certificate has 1 to 120 months.');
  return await withBank(environment, async (_bank, store) => {
    const name = `${months}-Month Certificate`;
    if (!(await addCertificateProduct({ store }, { months, name }))) {
      throw new CannotStart(`There is a certificate of ${months} months. Nothing was changed.`);
    }
    return `certificate-${months} is in the catalogue. Members can open it when set-terms has offered it.`;
  });
}

async function catalogue(environment: Environment): Promise<CatalogueEntry[]> {
  return await withBank(environment, async (_bank, store) => await listCatalogue({ store }));
}

/** The catalogue as lines of text: each product, and below it its terms, the latest first. */
function describeCatalogue(products: readonly CatalogueEntry[]): string {
  return products
    .flatMap(({ id, name, terms }) => [
      `${id}  ${name}`,
      ...(terms.length === 0 ? ['  no terms: it earns nothing, and no member can open one'] : []),
      ...terms.map((of) => `  ${describeTerms(of)}`),
    ])
    .join('\n');
}

function describeTerms(of: CatalogueEntry['terms'][number]): string {
  const parts = [
    `from ${of.validFrom}: ${hundredths(of.rate)}% by ${of.method}, ${of.rounding}`,
    `from $${hundredths(of.minimum)} on`,
    of.offered ? `opened with $${hundredths(of.openingMinimum)}` : 'not offered',
    ...(of.penaltyDays === null ? [] : [`penalty ${of.penaltyDays} days`]),
    ...(of.graceDays === null ? [] : [`grace ${of.graceDays} days`]),
  ];
  return parts.join(', ');
}

function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}

function dayOf(written: string): LocalDate {
  const day = LocalDate.safeParse(written);
  if (!day.success) throw new CannotStart(`${written} is not a day such as 2027-01-31.`);
  return day.data;
}

function hundredthsOf(written: string, what: string, example: string): number {
  const reading = readAmount(written);
  if (reading.kind !== 'amount') {
    throw new CannotStart(`${what} is written like ${example}, not ${written}.`);
  }
  return reading.cents;
}

function daysOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  if (!/^\d{1,4}$/u.test(written)) throw new CannotStart(`${written} is not a whole number.`);
  return Number(written);
}

/** The commands of the catalogue of products. */
export function addProducts(
  bank: Command,
  environment: Environment,
  tell: (text: string) => void,
): void {
  bank
    .command('products')
    .description('list the accounts that members can have, with their terms')
    .option('--json', 'print JSON: amounts in cents, rates in hundredths of a percent')
    .action(async ({ json }: { readonly json?: true }) => {
      const products = await catalogue(environment);
      tell(json ? JSON.stringify(products, null, 2) : describeCatalogue(products));
    });
  bank
    .command('set-terms <product>')
    .description('set what accounts of a product earn and how they are opened, from a day on')
    .requiredOption('--from <day>', 'the first day, YYYY-MM-DD')
    .requiredOption('--rate <percent>', 'the dividend rate a year, such as 0.60')
    .option('--minimum <dollars>', 'a balance below this earns nothing', '0')
    .option('--opening-minimum <dollars>', 'what a member opens one with, at least', '0')
    .addOption(
      new Option('--method <method>', 'how the balance is found')
        .choices(['daily-balance', 'average-daily-balance'])
        .default('daily-balance'),
    )
    .addOption(
      new Option('--rounding <rounding>', 'what becomes of half a cent')
        .choices(['half-up', 'half-even'])
        .default('half-up'),
    )
    .option('--penalty-days <days>', 'of a certificate: the penalty of an early withdrawal')
    .option('--grace-days <days>', 'of a certificate: to withdraw it after it has renewed')
    .option('--offered', 'members can open one online')
    .action(async (product: string, written: WrittenTerms) =>
      tell(await setTermsByHand(environment, product, written)),
    );
  bank
    .command('add-certificate <months>')
    .description('add a certificate of so many months to the products')
    .action(async (months: string) => tell(await addCertificateByHand(environment, months)));
}
