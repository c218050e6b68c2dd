import type { Command } from 'commander';
import type { Environment } from '../process/settings.ts';
import {
  authorizeByHand,
  postPurchaseByHand,
  setOverdraftTermsByHand,
  type WrittenOverdraftTerms,
} from './staff-cards.ts';

/** The commands that answer the card processor and set overdraft terms. */
export function addCards(
  bank: Command,
  environment: Environment,
  tell: (text: string) => void,
): void {
  bank
    .command('authorize <card> <amount> <merchant>')
    .description('answer whether a card pays, and count the purchase or withdrawal if it does')
    .option('--id <key>', 'the key of the card network (UUID): asked again, it is counted once')
    .addHelpText('after', cardNames)
    .action(
      async (card: string, amount: string, merchant: string, { id }: { readonly id?: string }) =>
        tell(await authorizeByHand(environment, { card, amount, merchant, id })),
    );
  bank
    .command('post-purchase <purchase>')
    .description('take what a debit card was promised to pay out of its account')
    .option('--cash', 'it was cash from a machine')
    .addHelpText('after', '\nName the purchase by the key that authorize has told.')
    .action(async (purchase: string, { cash = false }: { readonly cash?: boolean }) =>
      tell(await postPurchaseByHand(environment, purchase, cash)),
    );
  bank
    .command('set-overdraft-terms <product>')
    .description(
      'set what an overdraft by debit card costs, where an owner wants it, from a day on',
    )
    .requiredOption('--from <day>', 'the first day, YYYY-MM-DD')
    .requiredOption('--fee <dollars>', 'for each overdraft that is paid')
    .requiredOption('--most <dollars>', 'how far beyond the balance in all; 0 ends the service')
    .option('--fees-a-day <count>', 'at most so many fees a day', '1')
    .action(async (product: string, written: WrittenOverdraftTerms) =>
      tell(await setOverdraftTermsByHand(environment, product, written)),
    );
}

const cardNames = '\nName a card by its key, or by its last four digits if only one card has them.';
