import { type Command, Option } from 'commander';
import {
  addCertificateProduct,
  type CatalogueEntry,
  listCatalogue,
  type NewTerms,
  setTerms,
  type TermsFault,
} from '#bank/index.ts';
import { refuse, type StaffDesk } from './staff-desk.ts';
import { amount, count, day, dollars, hundredths, noDollars, percent } from './written-values.ts';

/** The commands of the catalogue of products. */
export function addProducts(bank: Command, desk: StaffDesk): void {
  bank
    .command('products')
    .description('list the accounts that members can have, with their terms')
    .option('--json', 'print JSON: amounts in cents, rates in hundredths of a percent')
    .action(async (options: { json?: true }) => {
      const products = await desk.withStore((store) => listCatalogue({ store }));
      desk.tellFound(products, options, describeCatalogue);
    });
  bank
    .command('set-terms <product>')
    .description('set what accounts of a product earn and how they are opened, from a day on')
    .requiredOption('--from <day>', 'the first day, YYYY-MM-DD', day)
    .requiredOption('--rate <percent>', 'the dividend rate a year, such as 0.60', percent)
    .option('--minimum <dollars>', 'a balance below this earns nothing', amount, noDollars)
    .option(
      '--opening-minimum <dollars>',
      'what a member opens one with, at least',
      amount,
      noDollars,
    )
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
    .option('--penalty-days <days>', 'of a certificate: the penalty of an early withdrawal', count)
    .option('--grace-days <days>', 'of a certificate: to withdraw it after it has renewed', count)
    .option('--offered', 'members can open one online')
    .action((product: string, terms: WrittenTerms) => setProductTerms(desk, product, terms));
  bank
    .command('add-certificate')
    .description('add a certificate of so many months to the products')
    .argument('<months>', 'from 1 to 120', count)
    .action((months: number) => addCertificate(desk, months));
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
    `from ${dollars(of.minimum)} on`,
    of.offered ? `opened with ${dollars(of.openingMinimum)}` : 'not offered',
    ...(of.penaltyDays === null ? [] : [`penalty ${of.penaltyDays} days`]),
    ...(of.graceDays === null ? [] : [`grace ${of.graceDays} days`]),
  ];
  return parts.join(', ');
}

interface WrittenTerms extends Omit<NewTerms, 'product' | 'penaltyDays' | 'graceDays' | 'offered'> {
  readonly penaltyDays?: number;
  readonly graceDays?: number;
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

function setProductTerms(desk: StaffDesk, product: string, written: WrittenTerms): Promise<void> {
  const { penaltyDays = null, graceDays = null, offered = false } = written;
  return desk.act(async (_bank, dependencies) => {
    const terms = { ...written, product, penaltyDays, graceDays, offered };
    const fault = await setTerms(dependencies, terms);
    if (fault !== null) refuse(faults[fault]);
    return `From ${written.from} on, ${product} is on these terms.`;
  });
}

async function addCertificate(desk: StaffDesk, months: number): Promise<void> {
  if (months < 1 || months > 120) refuse('A certificate has 1 to 120 months.');
  await desk.act(async (_bank, dependencies) => {
    const name = `${months}-Month Certificate`;
    if (!(await addCertificateProduct(dependencies, { months, name }))) {
      refuse(`There is a certificate of ${months} months.`);
    }
    return `certificate-${months} is in the catalogue. Members can open it when set-terms has offered it.`;
  });
}
