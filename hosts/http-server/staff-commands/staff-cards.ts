import type { Command } from 'commander';
import type { BankDependencies, OverdraftTermsFault } from '#bank/index.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { newId } from '../process/random.ts';
import { refuse, type StaffDesk, theOnly } from './staff-desk.ts';
import { amount, count, day, dollars, uuid } from './written-values.ts';

/** The commands that answer the card processor and set overdraft terms. */
export function addCards(bank: Command, desk: StaffDesk): void {
  bank
    .command('authorize')
    .description('answer whether a card pays, and count the purchase or withdrawal if it does')
    .argument('<card>')
    .argument('<amount>', 'in dollars', amount)
    .argument('<merchant>')
    .option(
      '--id <key>',
      'the key of the card network (UUID): asked again, it is counted once',
      uuid,
    )
    .addHelpText(
      'after',
      '\nName a card by its key, or by its last four digits if only one card has them.',
    )
    .action((card: string, price: Cents, merchant: string, { id }: { id?: string }) =>
      authorize(desk, { card, amount: price, merchant, id: id ?? newId() }),
    );
  bank
    .command('post-purchase <purchase>')
    .description('take what a debit card was promised to pay out of its account')
    .option('--cash', 'it was cash from a machine')
    .addHelpText('after', '\nName the purchase by the key that authorize has told.')
    .action((purchase: string, { cash = false }: { cash?: boolean }) =>
      postPurchase(desk, purchase, cash),
    );
  bank
    .command('set-overdraft-terms <product>')
    .description(
      'set what an overdraft by debit card costs, where an owner wants it, from a day on',
    )
    .requiredOption('--from <day>', 'the first day, YYYY-MM-DD', day)
    .requiredOption('--fee <dollars>', 'for each overdraft that is paid', amount)
    .requiredOption(
      '--most <dollars>',
      'how far beyond the balance in all; 0 ends the service',
      amount,
    )
    .option('--fees-a-day <count>', 'at most so many fees a day', count, 1)
    .action((product: string, terms: OverdraftTerms) => setTerms(desk, product, terms));
}

interface Purchase {
  readonly id: string;
  readonly card: string;
  readonly amount: Cents;
  readonly merchant: string;
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

async function authorize(desk: StaffDesk, purchase: Purchase): Promise<void> {
  if (purchase.amount === 0) refuse('A purchase is of more than 0.00.');
  await desk.act(async ({ cardNetwork }, { store }) => {
    const card = await findCard(store, purchase.card);
    const answer = await cardNetwork.authorize({ ...purchase, card });
    return answer.kind === 'approved'
      ? `Approved: ${purchase.id}`
      : `Declined: ${reasons[answer.reason]}. No money was moved.`;
  });
}

async function findCard({ db }: BankDependencies['store'], named: string): Promise<string> {
  const found = await db
    .selectFrom('card')
    .select('card.id')
    .distinct()
    .leftJoin('card_issue', 'card_issue.card_id', 'card.id')
    .where((where) =>
      where.or([where('card.id', '=', named), where('card_issue.last_four', '=', named)]),
    )
    .execute();
  return theOnly(found, 'card', named, () => '').id;
}

function postPurchase(desk: StaffDesk, id: string, isCash: boolean): Promise<void> {
  return desk.act(async ({ cardNetwork }) => {
    const answer = await cardNetwork.post({ id, isCash });
    switch (answer.kind) {
      case 'no-such-purchase':
        return refuse(`No debit card has approved a purchase ${id}.`);
      case 'posted-before':
        return refuse(`${id} was posted before.`);
      case 'posted':
        return [
          `${id} is posted.`,
          ...(answer.fee > 0 ? [`The overdraft fee is ${dollars(answer.fee)}.`] : []),
          ...(answer.left < 0 ? [`The account is overdrawn by ${dollars(-answer.left)}.`] : []),
        ].join(' ');
    }
  });
}

interface OverdraftTerms {
  readonly from: LocalDate;
  readonly fee: Cents;
  readonly most: Cents;
  readonly feesADay: number;
}

const faults: Record<OverdraftTermsFault, string> = {
  'no such product': 'There is no such product. The command products lists them.',
  'not a share draft product': 'Only accounts of share-draft have debit cards.',
  'from is past': 'Terms begin tomorrow or later; those of a product that has none, today.',
  'amount out of range': 'A fee is at most $100.00, and a limit at most $10,000.00.',
  'fees a day out of range': 'There are 1 to 100 fees a day.',
};

function setTerms(desk: StaffDesk, product: string, terms: OverdraftTerms): Promise<void> {
  return desk.act(async ({ staff }) => {
    const fault = await staff.setOverdraftTerms({ product, ...terms });
    if (fault !== null) refuse(faults[fault]);
    return `From ${terms.from} on, overdrafts of ${product} are on these terms.`;
  });
}
