import { type Command, Option } from 'commander';
import type { Environment } from '../process/settings.ts';
import {
  addCertificateByHand,
  catalogue,
  describeCatalogue,
  setTermsByHand,
  type WrittenTerms,
} from './staff-products.ts';

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
