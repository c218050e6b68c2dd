import type { OverdraftTermsFault, Tables } from '#bank/index.ts';
import { LocalDate } from '#contract/time/time.ts';
import type { Store } from '#stores/store.ts';
import { z } from 'zod';
import { CannotStart } from '../process/why-not-started.ts';
import { newId } from '../process/new-id.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';
import { centsOf } from './written-amount.ts';
import type { Command } from 'commander';

interface WrittenPurchase {
  readonly card: string;
  readonly amount: string;
  readonly merchant: string;
  readonly id: string | undefined;
}

/** Overdraft terms as staff write them, with amounts in dollars. */
interface WrittenOverdraftTerms {
  readonly from: string;
  readonly fee: string;
  readonly most: string;
  readonly feesADay: string;
}

const reasons = {
  'no-such-card': 'there is no such card',
  'key-reused': 'this key stands for another purchase',
  expired: 'the card has expired',
  locked: 'the card is locked',
  'over-daily-limit': 'it is over the daily limit of the card',
  'over-balance': 'the account does not hold it',
  'over-spending-limit': 'it is over the spending limit of the card',
} as const;

const faults: Record<OverdraftTermsFault, string> = {
  'no such product': 'There is no such product. The command products lists them.',
  'not a share draft product': 'Only accounts of share-draft have debit cards.',
  'from is past': 'Terms begin tomorrow or later; those of a product that has none, today.',
  'amount out of range': 'A fee is at most $100.00, and a limit at most $10,000.00.',
  'fees a day out of range': 'There are 1 to 100 fees a day.',
};

/** Authorizes or declines a purchase. Returns the text to print; throws `CannotStart` if the input is wrong. */
async function authorizeByHand(
  environment: Environment,
  { card: named, amount: written, merchant, id: given }: WrittenPurchase,
): Promise<string> {
  const amount = dollarsOf(written);
  if (amount === 0) throw new CannotStart('A purchase is of more than 0.00.');
  if (given !== undefined && !z.uuid().safeParse(given).success) {
    throw new CannotStart(`${given} is not a UUID.`);
  }
  return await withBank(environment, async (bank, store) => {
    const id = given ?? newId();
    const card = await findCard(store, named);
    const answer = await bank.cardNetwork.authorize({ id, card, merchant, amount });
    return answer.kind === 'approved'
      ? `Approved: ${id}`
      : `Declined: ${reasons[answer.reason]}. No money was moved.`;
  });
}

/** Posts an approved debit card purchase. Returns and throws as above. */
async function postPurchaseByHand(
  environment: Environment,
  id: string,
  isCash: boolean,
): Promise<string> {
  return await withBank(environment, async (bank) => {
    const answer = await bank.cardNetwork.post({ id, isCash });
    switch (answer.kind) {
      case 'no-such-purchase':
        throw new CannotStart(`No debit card has approved a purchase ${id}. No money was moved.`);
      case 'posted-before':
        throw new CannotStart(`${id} was posted before. No money was moved.`);
      case 'posted':
        return [
          `${id} is posted.`,
          ...(answer.fee > 0 ? [`The overdraft fee is ${inDollars(answer.fee)}.`] : []),
          ...(answer.left < 0 ? [`The account is overdrawn by ${inDollars(-answer.left)}.`] : []),
        ].join(' ');
    }
  });
}

/** Sets overdraft terms. Returns and throws as above. */
async function setOverdraftTermsByHand(
  environment: Environment,
  product: string,
  written: WrittenOverdraftTerms,
): Promise<string> {
  const from = LocalDate.safeParse(written.from);
  if (!from.success) throw new CannotStart(`${written.from} is not a day such as 2027-01-31.`);
  const terms = {
    product,
    from: from.data,
    fee: dollarsOf(written.fee),
    most: dollarsOf(written.most),
    feesADay: countOf(written.feesADay),
  };
  return await withBank(environment, async (bank) => {
    const fault = await bank.staff.setOverdraftTerms(terms);
    if (fault !== null) throw new CannotStart(`${faults[fault]} Nothing was changed.`);
    return `From ${terms.from} on, overdrafts of ${product} are on these terms.`;
  });
}

async function findCard({ db }: Store<Tables>, named: string): Promise<string> {
  const found = await db
    .selectFrom('card')
    .select('card.id')
    .distinct()
    .leftJoin('card_issue', 'card_issue.card_id', 'card.id')
    .where((where) =>
      where.or([where('card.id', '=', named), where('card_issue.last_four', '=', named)]),
    )
    .execute();
  const [card, ...others] = found;
  if (card === undefined) throw new CannotStart(`There is no card ${named}. No money was moved.`);
  if (others.length > 0) {
    const keys = found.map(({ id }) => `  ${id}`).join('\n');
    throw new CannotStart(`Several cards end in ${named}. Name one by its key:\n${keys}`);
  }
  return card.id;
}

function dollarsOf(written: string) {
  const amount = centsOf(written);
  if (amount === null) throw new CannotStart(`An amount is written like 25.00, not ${written}.`);
  return amount;
}

function countOf(written: string): number {
  if (!/^\d{1,4}$/u.test(written)) throw new CannotStart(`${written} is not a whole number.`);
  return Number(written);
}

function inDollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}

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
