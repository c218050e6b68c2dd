import type { BillPayment } from '#contract/bills/bills.ts';
import { cents } from '#contract/money/cents.ts';
import type { ProductId } from '#contract/products/products.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import { describeAfterALife, describeOnServerStores } from '../testing/on-every-store.ts';
import { open as openNodeSqlite } from '#stores/node-sqlite/open.ts';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { payDividends } from '../dividends/pay-dividends.ts';
import { clearing, fees } from '../ledger/chart-of-accounts.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { BankStore } from '../ports.ts';
import type { PostingRow } from '../ledger/ledger-tables.ts';
import type { Tables } from '../tables.ts';
import { openTestBank, type Client, type TestBank } from '../testing/test-bank.ts';
import { addPayee } from '../testing/test-bills.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import { addPersonIn } from '../testing/test-party.ts';
import { addCard, addCardEntry } from '../testing/test-card.ts';
import { depositor } from '../testing/test-deposits.ts';
import { addBox } from '../testing/test-box.ts';
import { lend, signedLoan } from '../testing/test-loan.ts';
import { addProfile, accountOf, type TestMember } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from './verify-bank.ts';

const claims = {
  postings: 'Each posting has two entries or more, which sum to zero',
  ledger: 'All entries together sum to zero',
  entries: 'Each entry belongs to a posting and an account',
  balances: 'Each balance is the sum of its entries',
  chains: 'The entries of each account follow each other without a gap',
  floors: 'No account is below its floor',
  transfers: 'Each transfer has the postings of its status',
  statuses: 'The statuses of each transfer are numbered and end in its status',
  shown: 'Each transfer stands in the history with its status',
  bills: 'Each bill payment that was made, and no other, has its posting',
  paidCards: 'Each payment of a bill that pays a card, and no other, is in its ledger',
  series: 'Each series of bill payments is whole, and goes on until it ends',
  scheduled: 'Each scheduled transfer that was sent is as it was ordered',
  transferSeries: 'Each series of transfers is whole, and goes on until it ends',
  held: 'What is held of each balance is the sum of its holds',
  deposits: 'Each deposit has the postings of its status',
  holds: 'The holds of each deposit add up to it, and end with it',
  disputes: 'Each dispute has the postings of its status',
  fees: 'Each fee of a safe deposit box that was paid has its posting',
  dividends: 'Each dividend was paid to its account by a posting of its own',
  certificates: 'Each certificate keeps its money until it matures',
  closed: 'Nothing is left in a closed account',
  loanEntries: 'Each entry of a loan is a posting that splits as it says',
  loanChains: 'The entries of each loan follow each other, and none is below zero',
  loanSums: 'All loans together are what the ledger lends',
  loanEnds: 'A closed loan owes nothing, and a line of credit is within its limit',
  purchases: 'Each purchase of funds costs what was paid for it',
  lines: 'Each transaction shows an entry of its account',
  unseen: 'Each entry of a member is shown by a transaction',
  histories: 'The transactions of each account add up to its entries',
  booked: 'Each transaction is booked when nothing was open about it any more',
  days: 'The sums of each day are those of its transactions',
  words: 'Each transaction is found by its words',
  splits: 'The parts of each split add up to its transaction',
  intents: 'No intent key is used twice',
  audit: 'The audit chain of each log holds',
  events: 'The events of each log have no gap',
  messages: 'The messages of each member have no gap',
  primaries: 'Each membership is in the name of one person',
  approvals: 'Each approved payment was made as it was asked for',
  moneyRequests: 'Each paid request for money has the one transfer that pays it',
  trustedContacts:
    'Each message to a trusted contact told of an event, and went to one who knew what it means and had not said no',
  cards: 'Each posted purchase took what was approved',
};

/** A bank in which a bit of everything has happened. */
interface Lived {
  readonly store: BankStore;
  readonly bank: TestBank;
  readonly member: TestMember;
  /** Account keys. */
  readonly checking: string;
  /** Transfer keys. */
  readonly moved: string;
  readonly sent: string;
  readonly held: string;
  readonly cancelled: string;
  readonly returned: string;
  /** A payment of a bill that was made, and the series of which it is the first. */
  readonly bill: { readonly id: string; readonly series: string };
}

/** A deliberate fault in the data, and the faults that the checks should find for it, by claim. */
interface Breakage {
  readonly title: string;
  readonly breaks: (lived: Lived) => Promise<Partial<Record<keyof typeof claims, string[]>>>;
}

function postingOfBill(bill: string) {
  return sql`select posting_id from bill_payment where id = ${bill}`;
}

/** The faults where the log of a member and the end of its audit chain differ. */
const logBehindChain = ({ membershipId }: TestMember) => ({
  audit: [`Log ${membershipId} does not stand at the end of the audit chain`],
});

const breakages: readonly Breakage[] = [
  {
    title: 'a purchase was posted and another amount was approved',
    breaks: async ({ store }) => {
      await set(store, 'card_entry', sql`amount = amount + 1`);
      const [posted] = await store.db.selectFrom('card_posting').select('entry_id').execute();
      return { cards: [`Purchase ${posted?.entry_id} was not posted as it was approved`] };
    },
  },
  {
    title: 'a request for money was paid and asked for another amount',
    breaks: async ({ store }) => {
      await store.db.updateTable('money_request').set({ amount: 1_00 }).execute();
      const [paid] = await store.db.selectFrom('money_request').select('id').execute();
      return { moneyRequests: [`Request ${paid?.id} is paid, but no transfer pays it`] };
    },
  },
  {
    title: 'a trusted contact was told who had said no',
    breaks: async ({ store }) => {
      await store.db.updateTable('trusted_contact').set({ declined_at: 1 }).execute();
      const told = await store.db
        .selectFrom('outgoing_message')
        .select('id')
        .where('kind', '=', 'trusted-contact')
        .execute();
      return {
        trustedContacts: told.map(
          ({ id }) => `Message ${id} tells somebody who was no trusted contact then, or of nothing`,
        ),
      };
    },
  },
  {
    title: 'a payment was approved and was made with another amount',
    breaks: async ({ store }) => {
      await store.db.updateTable('approval').set({ amount: 1_00 }).execute();
      const approvals = await store.db.selectFrom('approval').select('id').execute();
      return {
        approvals: approvals
          .map(({ id }) => `Approval ${id} has no payment as it was asked for`)
          .toSorted(),
      };
    },
  },
  {
    title: 'one side of a posting is a cent too much',
    breaks: async ({ store }) => {
      const id = await aPayment(store);
      await set(
        store,
        'entry',
        sql`amount = amount + 1
        where posting_id = ${id} and account_id = ${clearing('card')}`,
      );
      return {
        postings: [`Posting ${id} has 2 entries, which sum to 1`],
        ledger: ['The entries of the whole ledger sum to 1'],
      };
    },
  },
  {
    title: 'a posting has no entries',
    breaks: async ({ store, bank }) => {
      const id = bank.newKey();
      await addPosting(store, { id });
      return { postings: [`Posting ${id} has 0 entries, which sum to 0`] };
    },
  },
  {
    title: 'entries have no posting',
    breaks: async ({ store }) => {
      await addEntries(store, 'nowhere', fees, clearing('wire'));
      return {
        entries: [
          `The entry of posting nowhere in account ${clearing('wire')} has no posting`,
          `The entry of posting nowhere in account ${fees} has no posting`,
        ],
      };
    },
  },
  {
    title: 'an entry has no account',
    breaks: async ({ store, bank }) => {
      const id = bank.newKey();
      await addPosting(store, { id });
      await addEntries(store, id, fees, 'nobody');
      return { entries: [`The entry of posting ${id} in account nobody has no account`] };
    },
  },
  {
    title: 'a balance is changed',
    breaks: async ({ store, checking }) => {
      await set(
        store,
        'account_balance',
        sql`balance = balance + 5 where account_id = ${checking}`,
      );
      return {
        balances: [
          `Account ${checking} has a balance of ${balance + 5} after ${entryCount} entries, ` +
            `but its ${entryCount} entries sum to ${balance}`,
        ],
      };
    },
  },
  {
    title: 'a balance is missing',
    breaks: async ({ store, checking }) => {
      await remove(store, 'account_balance', sql`account_id = ${checking}`);
      return { balances: [`Account ${checking} has no balance`] };
    },
  },
  {
    title: 'an entry leaves another balance than it says',
    breaks: async ({ store, checking }) => {
      await set(
        store,
        'entry',
        sql`balance_after = balance_after - 1
        where account_id = ${checking} and version = 2`,
      );
      return {
        chains: [
          `Entry 2 of account ${checking}, of posting ${await postingOf(store, checking, 2)}, does not follow the one before`,
          `Entry 3 of account ${checking}, of posting ${await postingOf(store, checking, 3)}, does not follow the one before`,
        ],
      };
    },
  },
  {
    title: 'the first entry of an account leaves more than it brings',
    breaks: async ({ store, member }) => {
      const savings = accountOf(member, 'savings').id;
      await set(
        store,
        'entry',
        sql`balance_after = 1 where account_id = ${savings} and version = 1`,
      );
      return {
        chains: [
          expect.stringContaining(`Entry 1 of account ${savings}`),
          expect.stringContaining(`Entry 2 of account ${savings}`),
        ],
      };
    },
  },
  {
    title: 'the numbers of entries have a gap',
    breaks: async ({ store, checking }) => {
      await set(
        store,
        'entry',
        sql`version = version + 3
        where account_id = ${checking} and version = ${entryCount}`,
      );
      return {
        chains: [expect.stringContaining(`Entry ${entryCount + 3} of account ${checking}`)],
      };
    },
  },
  {
    title: 'two entries of an account have the same number',
    breaks: async ({ store, checking }) => {
      await set(
        store,
        'entry',
        sql`version = version - 1
        where account_id = ${checking} and version = ${entryCount}`,
      );
      return {
        chains: [expect.stringContaining(`Entry ${entryCount - 1} of account ${checking}`)],
      };
    },
  },
  {
    title: "an entry of a member's account has no number",
    breaks: async ({ store, checking }) => {
      const id = await postingOf(store, checking, entryCount);
      await set(
        store,
        'entry',
        sql`version = null, balance_after = null
        where account_id = ${checking} and version = ${entryCount}`,
      );
      return { chains: [`The entry of posting ${id} in account ${checking} is numbered wrongly`] };
    },
  },
  {
    title: 'an account is below its floor',
    breaks: async ({ store, checking }) => {
      await ignoreCheck(store, 'account_balance', 'balance_not_below_floor');
      await set(store, 'account_balance', sql`floor = balance + 1 where account_id = ${checking}`);
      return {
        floors: [
          `Account ${checking} has a balance of ${balance}, below its floor of ${balance + 1}`,
        ],
      };
    },
  },
  {
    title: 'a completed transfer is made a held one everywhere but in the ledger',
    breaks: async ({ store, sent }) => {
      await set(store, 'transfer', sql`status = 'pending' where id = ${sent}`);
      await set(
        store,
        'transfer_status',
        sql`status = 'pending'
        where transfer_id = ${sent} and sequence = 2`,
      );
      const line = sql`status = 'pending', booked_at = null where transfer_id = ${sent}`;
      await set(store, 'account_transaction', line);
      return { transfers: [notOfStatus(sent, 'pending')] };
    },
  },
  {
    title: 'the money of a transfer went to another account than was meant',
    breaks: async ({ store, sent }) => {
      const id = await postingOfTransfer(store, sent, 'transfer-completed');
      await set(store, 'entry', sql`account_id = ${fees} where account_id = ${clearing('zelle')}`);
      return { transfers: [misdirected(id, sent)] };
    },
  },
  {
    title: 'less money was completed than was sent',
    breaks: async ({ store, sent }) => {
      const id = await postingOfTransfer(store, sent, 'transfer-completed');
      await set(store, 'entry', sql`amount = amount / 2 where posting_id = ${id}`);
      return { transfers: [misdirected(id, sent)] };
    },
  },
  {
    title: 'a return does not say what it reverses',
    breaks: async ({ store, cancelled, checking }) => {
      const id = await postingOfTransfer(store, cancelled, 'transfer-returned');
      await set(store, 'posting', sql`reverses = null where id = ${id}`);
      return { transfers: [misdirected(id, cancelled)], unseen: [shownNowhere(id, checking)] };
    },
  },
  {
    title: 'a return reverses the sending of another transfer',
    breaks: async ({ store, cancelled, sent, checking }) => {
      const id = await postingOfTransfer(store, cancelled, 'transfer-returned');
      const other = await postingOfTransfer(store, sent, 'transfer-sent');
      await set(store, 'posting', sql`reverses = ${other} where id = ${id}`);
      return { transfers: [misdirected(id, cancelled)], unseen: [shownNowhere(id, checking)] };
    },
  },
  {
    title: 'a transfer was sent twice',
    breaks: async ({ store, bank, sent }) => {
      const id = bank.newKey();
      await addPosting(store, { id, kind: 'transfer-sent', transfer_id: sent });
      await addEntries(store, id, fees, clearing('wire'));
      return { transfers: [notOfStatus(sent, 'completed'), misdirected(id, sent)].toSorted() };
    },
  },
  {
    title: 'a posting is of a transfer that does not exist',
    breaks: async ({ store, bank }) => {
      const id = bank.newKey();
      await addPosting(store, { id, kind: 'transfer-sent', transfer_id: 'none' });
      await addEntries(store, id, fees, clearing('wire'));
      return { transfers: [misdirected(id, 'none')] };
    },
  },
  {
    title: 'the statuses of a transfer go on beyond its status',
    breaks: async ({ store, held }) => {
      await addStatus(store, held, 3);
      return {
        statuses: [`Transfer ${held} is pending, but the last of its statuses is completed`],
      };
    },
  },
  {
    title: 'the first status of a transfer is missing',
    breaks: async ({ store, held }) => {
      await remove(store, 'transfer_status', sql`transfer_id = ${held} and sequence = 1`);
      return { statuses: [unledBy(held, 'pending')] };
    },
  },
  {
    title: 'a transfer began otherwise than by being processed',
    breaks: async ({ store, held }) => {
      await set(
        store,
        'transfer_status',
        sql`status = 'pending'
        where transfer_id = ${held} and sequence = 1`,
      );
      return { statuses: [unledBy(held, 'pending')] };
    },
  },
  {
    title: 'a status is of a transfer that does not exist',
    breaks: async ({ store }) => {
      await addStatus(store, 'none', 1);
      return { statuses: ['Status 1 of transfer none is of a transfer that does not exist'] };
    },
  },
  {
    title: 'the history shows a transfer with another status',
    breaks: async ({ store, sent }) => {
      await set(
        store,
        'account_transaction',
        sql`status = 'processing', booked_at = null where transfer_id = ${sent}`,
      );
      return { shown: [`Transfer ${sent} is completed, but the history does not show it so`] };
    },
  },
  {
    title: 'a transfer is booked before it was completed',
    breaks: async ({ store, sent }) => {
      await set(store, 'account_transaction', sql`booked_at = null where transfer_id = ${sent}`);
      const { id } = await store.db
        .selectFrom('account_transaction')
        .select('id')
        .where('transfer_id', '=', sent)
        .executeTakeFirstOrThrow();
      return { booked: [`Transaction ${id} does not say when it was booked`] };
    },
  },
  {
    title: 'the history shows no credit of a transfer between own accounts',
    breaks: async ({ store, moved, member }) => {
      await remove(store, 'account_transaction', sql`transfer_id = ${moved} and type = 'credit'`);
      const savings = accountOf(member, 'savings').id;
      return {
        shown: [`Transfer ${moved} is completed, but the history does not show it so`],
        unseen: [
          shownNowhere(await postingOfTransfer(store, moved, 'transfer-completed'), savings),
        ],
        histories: [expect.stringContaining(`The transactions of account ${savings} add up to`)],
        days: [expect.stringContaining(`The sums of account ${savings} in Internal Transfer on`)],
      };
    },
  },
  {
    title: 'the posting of a bill payment is of another kind',
    breaks: async ({ store, bill }) => {
      await set(store, 'posting', sql`kind = 'payment-out' where id = (${postingOfBill(bill.id)})`);
      return { bills: [notPaidSo(bill.id, 'paid')] };
    },
  },
  {
    title: 'the money of a bill payment went elsewhere',
    breaks: async ({ store, bill }) => {
      const moved = sql`account_id = ${clearing('bill')} and posting_id = (${postingOfBill(bill.id)})`;
      await set(store, 'entry', sql`account_id = ${fees} where ${moved}`);
      return { bills: [notPaidSo(bill.id, 'paid')] };
    },
  },
  {
    title: 'a bill payment was of another amount than was ordered',
    breaks: async ({ store, bill }) => {
      await set(store, 'bill_series', sql`amount = 3100 where id = ${bill.series}`);
      return { bills: [notPaidSo(bill.id, 'paid')] };
    },
  },
  {
    title: 'a bill payment paid a card whose ledger does not know it',
    breaks: async ({ store, bank, member, bill }) => {
      const card = await addCard(bank.dependencies, member, { kind: 'credit' });
      await set(
        store,
        'payee',
        sql`card_id = ${card} where id = (select payee_id from bill_series where id = ${bill.series})`,
      );
      return {
        paidCards: [`Bill payment ${bill.id} is not in the ledger of the card that it paid`],
      };
    },
  },
  {
    title: 'a card was paid by a posting that does not exist',
    breaks: async ({ bank, member }) => {
      const card = await addCard(bank.dependencies, member, { kind: 'credit' });
      const entry = { id: 'paid', kind: 'payment', amount: -5_00, posting_id: 'gone' } as const;
      await addCardEntry(bank.dependencies, card, entry);
      return { paidCards: ['Card entry paid is of a posting that paid no such amount'] };
    },
  },
  {
    title: 'the fee of a safe deposit box was another',
    breaks: async ({ store }) => {
      await set(store, 'safe_deposit_charge', sql`amount = 9600 where paid_at is not null`);
      return { fees: [expect.stringContaining('is not that of such a one')] };
    },
  },
  {
    title: 'funds cost more than was paid for them',
    breaks: async ({ store }) => {
      await set(store, 'fund_purchase', sql`cost = cost + 1 where fund_id = 'bonds'`);
      const wrong = expect.stringContaining('does not cost what was paid for it') as string;
      return { purchases: [wrong, wrong] };
    },
  },
  {
    title: 'a dividend was paid by a posting that is none of dividends',
    breaks: async ({ store, member, checking }) => {
      const dividend = { membership_id: member.membershipId, account_id: checking };
      const postingId = await aPayment(store);
      await store.db
        .insertInto('dividend')
        .values([
          { ...dividend, month: '2026-01', posting_id: null },
          { ...dividend, month: '2026-02', posting_id: postingId },
        ])
        .execute();
      return {
        dividends: [`The dividend of account ${checking} for 2026-02 has no posting of its own`],
      };
    },
  },
  {
    title: 'a certificate lets money out',
    breaks: async ({ store }) => {
      const { account_id: id } = await store.db
        .selectFrom('certificate')
        .select('account_id')
        .where('due_at', 'is not', null)
        .executeTakeFirstOrThrow();
      await set(store, 'account_balance', sql`floor = 0 where account_id = ${id}`);
      return { certificates: [`Certificate ${id} lets money out before it matures`] };
    },
  },
  {
    title: 'an account is closed that holds something',
    breaks: async ({ store, member }) => {
      const { id } = accountOf(member, 'savings');
      await set(store, 'account', sql`closed_at = 1 where id = ${id}`);
      return { closed: [expect.stringMatching(`Account ${id} is closed and holds \\d+ cents`)] };
    },
  },
  {
    title: 'a payment of a loan paid more interest than was posted',
    breaks: async ({ store }) => {
      await set(store, 'loan_entry', sql`interest = interest + 1 where kind = 'payment'`);
      return { loanEntries: [`Entry 2 of loan ${await theLoan(store)} is not what was posted`] };
    },
  },
  {
    title: 'more is owed on a loan than was borrowed',
    breaks: async ({ store }) => {
      await set(store, 'loan_entry', sql`principal = principal + 1 where sequence = 1`);
      const entry = `Entry 1 of loan ${await theLoan(store)}`;
      return {
        loanEntries: [`${entry} is not what was posted`],
        loanChains: [`${entry} does not follow the one before`],
        loanSums: ['Members owe 950001 on loans, and the ledger lends 950000'],
      };
    },
  },
  {
    title: 'a loan is closed while something is owed',
    breaks: async ({ store }) => {
      await set(store, 'loan', sql`closed_at = 1`);
      return { loanEnds: [`Loan ${await theLoan(store)} owes what it should not`] };
    },
  },
  {
    title: 'less is held than the holds say',
    breaks: async ({ store }) => {
      const { account_id: id } = await theHeld(store);
      await set(store, 'account_balance', sql`held = held - 1 where held > 0`);
      return { held: [`39999 of account ${id} is held, but its holds sum to 40000`] };
    },
  },
  {
    title: 'a deposit is called completed while it is held',
    breaks: async ({ store }) => {
      const { id } = await theHeld(store);
      await set(store, 'deposit', sql`status = 'completed', settled_at = 0 where id = ${id}`);
      return {
        holds: [`Deposit ${id} is completed, but its holds of 40000 are not those of it`],
      };
    },
  },
  {
    title: 'a deposit is of another amount than its posting',
    breaks: async ({ store }) => {
      const { id } = await theHeld(store);
      await set(store, 'deposit', sql`amount = amount + 1 where id = ${id}`);
      return {
        deposits: [`Deposit ${id} is pending, but its postings are not those of such a one`],
        holds: [`Deposit ${id} is pending, but its holds of 40000 are not those of it`],
      };
    },
  },
  {
    title: 'a posting is of a deposit that does not exist',
    breaks: async ({ store, bank }) => {
      const id = bank.newKey();
      await addPosting(store, { id, kind: 'check-deposited' });
      await addEntries(store, id, fees, clearing('mobile-deposit'));
      return { deposits: [`Posting ${id} is of a deposit that does not exist`] };
    },
  },
  {
    title: 'a posting is of a bill payment that does not exist',
    breaks: async ({ store, bank }) => {
      const id = bank.newKey();
      await addPosting(store, { id, kind: 'bill-paid' });
      await addEntries(store, id, fees, clearing('bill'));
      return { bills: [`Posting ${id} is of a bill payment that does not exist`] };
    },
  },
  {
    title: 'a series of bill payments does not go on',
    breaks: async ({ store, bill: { series } }) => {
      await remove(store, 'bill_payment', sql`series_id = ${series} and status = 'scheduled'`);
      return { series: [`Series ${series} has 1 bill payments, the last of which is paid`] };
    },
  },
  {
    title: 'the payments of a series are numbered with a gap',
    breaks: async ({ store, bill: { series } }) => {
      await set(
        store,
        'bill_payment',
        sql`sequence = 3
        where series_id = ${series} and status = 'scheduled'`,
      );
      return { series: [`Series ${series} has 2 bill payments, the last of which is scheduled`] };
    },
  },
  {
    title: 'a scheduled transfer was sent, but its transfer is missing',
    breaks: async ({ store, bank }) => {
      const { id, series } = await theScheduled(store);
      const sent = sql`status = 'sent', transfer_id = ${bank.newKey()}, due_at = null, settled_at = 1`;
      await set(store, 'scheduled_transfer', sql`${sent} where id = ${id}`);
      return {
        scheduled: [`Scheduled transfer ${id} is sent, but its transfer is not that of one`],
        transferSeries: [`Series ${series} has 1 transfers, the last of which is sent`],
      };
    },
  },
  {
    title: 'a series of transfers is forgotten',
    breaks: async ({ store }) => {
      const { id, series } = await theScheduled(store);
      await remove(store, 'scheduled_transfer', sql`id = ${id}`);
      return { transferSeries: [`Series ${series} has 0 transfers, the last of which is missing`] };
    },
  },
  {
    title: 'a single bill payment is followed by another',
    breaks: async ({ store, bill: { series } }) => {
      await set(store, 'bill_series', sql`repeat = 'once' where id = ${series}`);
      return { series: [`Series ${series} has 2 bill payments, the last of which is scheduled`] };
    },
  },
  {
    title: 'a line of the history shows the entry of another posting',
    breaks: async ({ store, checking }) => {
      const posting = await aPayment(store);
      const id = await lineOf(store, posting);
      await set(store, 'account_transaction', sql`posting_id = 'another' where id = ${id}`);
      return {
        lines: [`Transaction ${id} has no entry like it in posting another`],
        unseen: [shownNowhere(posting, checking)],
      };
    },
  },
  {
    title: 'a line of the history has another time than its posting',
    breaks: async ({ store }) => {
      const posting = await aPayment(store);
      const id = await lineOf(store, posting);
      await set(store, 'account_transaction', sql`at = at + 1 where id = ${id}`);
      return { lines: [`Transaction ${id} has no entry like it in posting ${posting}`] };
    },
  },
  {
    title: 'a line of the history names a transfer that its posting does not',
    breaks: async ({ store, sent }) => {
      const posting = await aPayment(store);
      const id = await lineOf(store, posting);
      await set(store, 'account_transaction', sql`transfer_id = ${sent} where id = ${id}`);
      return { lines: [`Transaction ${id} has no entry like it in posting ${posting}`] };
    },
  },
  {
    title: "a line of the history is another member's",
    breaks: async ({ store, checking, bank }) => {
      const other = await bank.addMember({ username: 'other', accounts: { checking: 0 } });
      const id = await lineOf(store, await aPayment(store));
      await set(
        store,
        'account_transaction',
        sql`membership_id = ${other.membershipId} where id = ${id}`,
      );
      return {
        lines: [expect.stringContaining(`Transaction ${id} has no entry like it`)],
        histories: [expect.stringContaining(`The transactions of account ${checking} add up to`)],
        days: [
          expect.stringContaining(`The sums of account ${checking} in Groceries on`),
          expect.stringContaining(`The sums of account ${checking} in Groceries on`),
        ],
        words: [`Transaction ${id} is not found by its words`],
      };
    },
  },
  {
    title: 'the sums of a day are a cent too much',
    breaks: async ({ store, checking }) => {
      await set(
        store,
        'daily_sum',
        sql`money_out = money_out + 1 where account_id = ${checking} and category = 'Groceries'`,
      );
      return { days: [expect.stringContaining(`The sums of account ${checking} in Groceries on`)] };
    },
  },
  {
    title: 'the words of a transaction are missing',
    breaks: async ({ store }) => {
      const id = await lineOf(store, await aPayment(store));
      await set(store, 'account_transaction', sql`phrase = 1 where id = ${id}`);
      return { words: [`Transaction ${id} is not found by its words`] };
    },
  },
  {
    title: 'a split is of less than its transaction',
    breaks: async ({ store, member: { membershipId } }) => {
      const id = await lineOf(store, await aPayment(store));
      await sql`insert into split_part (membership_id, transaction_id, category, amount)
        values (${membershipId}, ${id}, 'Groceries', 24), (${membershipId}, ${id}, 'Health', 1)`.execute(
        store.db,
      );
      return { splits: [`The parts of transaction ${id} are not the whole of it`] };
    },
  },
  {
    title: 'a line of the history is missing',
    breaks: async ({ store, checking }) => {
      const posting = await aPayment(store);
      await remove(store, 'account_transaction', sql`posting_id = ${posting}`);
      return {
        unseen: [shownNowhere(posting, checking)],
        histories: [
          `The transactions of account ${checking} add up to ${balance + 25_00}, its entries to ${balance}`,
        ],
        days: [expect.stringContaining(`The sums of account ${checking} in Groceries on`)],
      };
    },
  },
  {
    title: 'an intent key is used twice',
    breaks: async ({ store, member }) => {
      const { key } = await store.db
        .selectFrom('intent')
        .select('key')
        .where('membership_id', '=', member.membershipId)
        .executeTakeFirstOrThrow();
      await sql`create table former as select * from intent`.execute(store.db);
      await sql`drop table intent`.execute(store.db);
      await sql`create table intent as
        select * from former union all select * from former where key = ${key}`.execute(store.db);
      return {
        intents: [`Intent key ${key} of membership ${member.membershipId} is used 2 times`],
      };
    },
  },
  {
    title: 'an audit record is altered',
    breaks: async ({ store, member }) => {
      await set(
        store,
        'audit_record',
        sql`facts = '{}' where sequence = 3 and log_id = ${member.membershipId}`,
      );
      return { audit: [`Audit record 3 of log ${member.membershipId} was altered`] };
    },
  },
  {
    title: 'an audit record is missing in the middle',
    breaks: async ({ store, member }) => {
      await remove(store, 'audit_record', sql`sequence = 3 and log_id = ${member.membershipId}`);
      return { audit: [`Audit record 4 of log ${member.membershipId} was altered`] };
    },
  },
  {
    title: 'the newest audit records are missing',
    breaks: async ({ store, member }) => {
      await remove(store, 'audit_record', sql`sequence > 3 and log_id = ${member.membershipId}`);
      return logBehindChain(member);
    },
  },
  {
    title: 'all audit records are missing',
    breaks: async ({ store, member }) => {
      await remove(store, 'audit_record', sql`log_id = ${member.membershipId}`);
      return logBehindChain(member);
    },
  },
  {
    title: 'the log was set back behind the audit chain',
    breaks: async ({ store, member }) => {
      await set(
        store,
        'member_log',
        sql`audit_sequence = 3,
        audit_hash = (select hash from audit_record
          where sequence = 3 and log_id = ${member.membershipId})
        where log_id = ${member.membershipId}`,
      );
      return logBehindChain(member);
    },
  },
  {
    title: 'a member has no log',
    breaks: async ({ store, member }) => {
      await remove(store, 'member_log', sql`log_id = ${member.membershipId}`);
      return logBehindChain(member);
    },
  },
  {
    title: 'an event is missing',
    breaks: async ({ store, member }) => {
      const { last } = await store.db
        .selectFrom('member_log')
        .select('event_sequence as last')
        .where('log_id', '=', member.membershipId)
        .executeTakeFirstOrThrow();
      await remove(store, 'member_event', sql`sequence = 2 and log_id = ${member.membershipId}`);
      return {
        events: [`Log ${member.membershipId} has ${last - 1} events, but stands at event ${last}`],
      };
    },
  },
  {
    title: 'an event is numbered wrongly',
    breaks: async ({ store, member }) => {
      await set(
        store,
        'member_event',
        sql`sequence = 100 where sequence = 2 and log_id = ${member.membershipId}`,
      );
      return { events: [expect.stringContaining(`Log ${member.membershipId} has`)] };
    },
  },
  {
    title: 'a message is missing',
    breaks: async ({ store, member }) => {
      const conversation = {
        membership_id: member.membershipId,
        seen_up_to: 0,
        waiting_since: null,
      };
      await store.db
        .insertInto('conversation')
        .values({ ...conversation, message_sequence: 1 })
        .execute();
      return {
        messages: [
          `Member ${member.membershipId} has 0 messages, but the conversation stands at message 1`,
        ],
      };
    },
  },
  {
    title: 'a membership is nobody’s',
    breaks: async ({ store, member }) => {
      await store.db
        .updateTable('party')
        .set({ until_at: 2e12 })
        .where('membership_id', '=', member.membershipId)
        .execute();
      return { primaries: [`Membership ${member.membershipId} is in the name of 0 persons`] };
    },
  },
];

/** Cents in the checking account at the end of `live`, and its number of entries by then. */
const balance = 10_000_00 - 25_00 - 40_00 - 200_00 - 60_00 - 1_500_00;
const entryCount = 10;

/** Some payments, and a transfer of each outcome. */
/** Two funds, with the money of one payment. */
async function buyFunds(store: BankStore, bank: TestBank, member: TestMember): Promise<void> {
  const posting = await aPayment(store);
  const [entry] = await store.db
    .selectFrom('entry')
    .select('amount')
    .where('posting_id', '=', posting)
    .where('amount', '<', 0)
    .execute();
  const paid = -(entry?.amount ?? 0);
  for (const [position, id] of ['growth-fund', 'bonds'].entries()) {
    await store.db.insertInto('fund').values({ id, name: id, position }).execute();
    const bought = {
      id: bank.newKey(),
      membership_id: member.membershipId,
      fund_id: id,
      day: '2026-03-02',
      units: 10_000,
      cost: position === 0 ? 100 : paid - 100,
      posting_id: posting,
    };
    await store.db.insertInto('fund_purchase').values(bought).execute();
  }
}

async function live(store: BankStore): Promise<Lived> {
  const bank = await openTestBank(store);
  const member = await bank.addMember({ accounts: { checking: 10_000_00, savings: 500_00 } });
  const client = await bank.clientOf(member);
  const at = bank.clock.now();
  await bank.addPayment(member, { type: 'debit', amount: 25_00, at });
  await bank.addPayment(member, { type: 'debit', amount: 40_00, at });
  const transfer = async (request: Parameters<typeof client.transfers.create>[0]['transfer']) => {
    const { id } = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: request,
    });
    return id;
  };
  const moved = await transfer(internal(200_00));
  const sent = await transfer(zelle(60_00));
  const held = await transfer(external(1_500_00));
  const cancelled = await transfer(external(1_600_00));
  const returned = await transfer(external(1_700_00));
  await bank.clock.advance(5_000);
  await client.transfers.cancel({ id: cancelled });
  await bank.bank.staff.return(returned, 'No such account');
  const bill = await payMonthly(bank, client);
  const paidByCheck = await bank.clientOf(await bank.addMember());
  await depositor(bank, paidByCheck)(400_00);
  await scheduleWeekly(bank, paidByCheck);
  const { id: bounced } = await depositor(bank, paidByCheck)(50_00);
  await bank.bank.staff.returnDeposit(bounced, 'payment-stopped');
  const renter = await bank.addMember();
  await addBox(bank.dependencies, renter, { rentedOn: '2026-03-02' });
  await bank.settle();
  await payDividend(store, bank, renter);
  await openCertificates(store, bank);
  await buyFunds(store, bank, member);
  await disputeTransfer(bank, client, sent);
  await borrow(bank);
  await approveOneOfEachKind(bank);
  await payARequest(bank);
  await payAsAFraudsterAsks(bank);
  await buyByCard(bank);
  const checking = accountOf(member, 'checking').id;
  return { store, bank, member, checking, moved, sent, held, cancelled, returned, bill };
}

async function payARequest(bank: TestBank): Promise<void> {
  const [asker, payer] = [await bank.addMember(), await bank.addMember()];
  const { id } = await (
    await bank.clientOf(asker)
  ).moneyRequests.ask({
    intentKey: bank.newKey(),
    request: { by: 'link', to: 'checking', amount: 24_00 },
  });
  const transfer = { kind: 'zelle', from: 'checking', amount: 24_00, moneyRequest: id } as const;
  await (await bank.clientOf(payer)).transfers.create({ intentKey: bank.newKey(), transfer });
  await bank.settle();
}

/** A member with a trusted contact pays a large amount to a new recipient for an investment. */
async function payAsAFraudsterAsks(bank: TestBank): Promise<void> {
  const investor = await bank.addMember();
  await addProfile(bank.dependencies, investor);
  const client = await bank.clientOf(investor);
  await client.trustedContact.save({
    name: 'Maria Ruiz',
    relationship: 'child',
    email: 'maria@example.com',
    phone: '',
  });
  const transfer = zelle(600_00, { purpose: 'investment' });
  await client.transfers.create({ intentKey: bank.newKey(), transfer });
  await bank.settle();
}

/** A member pays by debit card, and the merchant has the purchase posted. */
async function buyByCard(bank: TestBank): Promise<void> {
  const buyer = await bank.addMember({ accounts: { checking: 50_00 } });
  const card = await addCard(bank.dependencies, buyer, { kind: 'debit' });
  const { cardNetwork } = bank.bank;
  const id = bank.newKey();
  await cardNetwork.authorize({ id, card, merchant: 'Corner Grocery', amount: cents(12_00) });
  await cardNetwork.post({ id });
}

/** A business with a transfer, a scheduled transfer and a bill that were asked for and approved. */
async function approveOneOfEachKind(bank: TestBank): Promise<void> {
  const owner = await bank.addMember({ accounts: { checking: 500_00, savings: 5_00 } });
  const owned = await bank.clientOf(owner);
  const payee = await addPayee(bank, owned);
  const asker = await addPersonIn(bank, owner, 'initiator');
  const approver = await addPersonIn(bank, owner, 'approver');
  const today = localMoment(bank.clock.now(), bank.dependencies.timeZone).date;
  const later = addDays(today, 3);
  const transfer = internal(7_00);
  const bill = { payee: payee.id, from: 'checking', amount: 9_00, date: today };
  for (const payment of [
    { kind: 'transfer', transfer },
    { kind: 'scheduled-transfer', schedule: { transfer, date: later } },
    { kind: 'bill', bill },
  ] as const) {
    const { id } = await asker.client.approvals.ask({ intentKey: bank.newKey(), payment });
    await approver.client.approvals.approve({ intentKey: bank.newKey(), id });
  }
  await bank.settle();
}

async function openCertificates(store: BankStore, bank: TestBank): Promise<void> {
  const product = 'certificate-12';
  const validFrom = '2026-01-01' as LocalDate;
  await store.db
    .insertInto('product_terms')
    .values({
      product_id: product,
      valid_from: validFrom,
      rate: 3_60,
      method: 'daily-balance',
      minimum: 0,
      rounding: 'half-up',
      offered: 1,
      penalty_days: 90,
      grace_days: 10,
    })
    .execute();
  const client = await bank.clientOf(await bank.addMember());
  const from = 'checking' as AccountId;
  const open = async () => {
    const opening = { product: product as ProductId, termsFrom: validFrom, from, nickname: '' };
    const { account } = await client.products.open({
      intentKey: bank.newKey(),
      opening: { ...opening, amount: cents(100_00) },
    });
    return account.id;
  };
  await open();
  const account = await open();
  const { penalty, pays } = (await client.products.certificate({ account })).withdrawal;
  const intentKey = bank.newKey();
  await client.products.withdraw({ intentKey, account, to: from, penalty, pays });
}

/** A loan of $10,000.00, of which $500.00 are paid on the day on which it is signed. */
async function borrow(bank: TestBank): Promise<void> {
  await lend(bank);
  const client = await bank.clientOf(await bank.addMember());
  const loan = await signedLoan(bank, client);
  const from = 'checking' as AccountId;
  const payment = { loan, from, amount: cents(500_00), as: 'payment' } as const;
  await client.loans.pay({ intentKey: bank.newKey(), ...payment });
}

async function theLoan(store: BankStore): Promise<string> {
  return (await store.db.selectFrom('loan').select('id').executeTakeFirstOrThrow()).id;
}

/** The savings earned for a month. */
async function payDividend(store: BankStore, bank: TestBank, member: TestMember): Promise<void> {
  const product = { product_id: 'share-savings' };
  const terms = { rate: 60, method: 'daily-balance', minimum: 0, rounding: 'half-up' } as const;
  await store.db
    .insertInto('product_terms')
    .values({ ...product, ...terms, valid_from: '2026-01-01' })
    .execute();
  await store.db
    .updateTable('account')
    .set(product)
    .where('id', '=', accountOf(member, 'savings').id)
    .execute();
  const month = '2026-02' as StatementMonth;
  await store.transact((scope) =>
    payDividends(scope, bank.dependencies, month, { from: '', limit: 20 }, bank.clock.now()),
  );
}

/** A bill of $30.00 a month from the savings account; the first payment is made. */
async function payMonthly(bank: TestBank, client: Client): Promise<BillPayment> {
  const payee = await addPayee(bank, client);
  const { earliest } = await client.bills.upcoming();
  return await client.bills.schedule({
    intentKey: bank.newKey(),
    bill: { payee: payee.id, from: 'savings', amount: 30_00, date: earliest, repeat: 'monthly' },
  });
}

/** A dispute of the whole sent amount. */
async function disputeTransfer(bank: TestBank, client: Client, sent: string): Promise<void> {
  const { transactions } = await client.transactions.search({ range: 'all', category: 'Zelle' });
  const transfer = transactions.find(({ transferId }) => transferId === sent);
  if (!transfer) throw new Error('The transfer does not stand in the history');
  await client.disputes.open({
    transaction: transfer.id,
    intentKey: bank.newKey(),
    dispute: { reason: 'not-received', story: 'It never came.', amount: transfer.amount },
  });
}

/** A transfer of $5.00 each week, the first tomorrow. */
async function scheduleWeekly(bank: TestBank, client: Client): Promise<void> {
  const { earliest } = await client.scheduledTransfers.list();
  await client.scheduledTransfers.schedule({
    intentKey: bank.newKey(),
    schedule: { transfer: zelle(5_00), date: earliest, repeat: 'weekly' },
  });
}

async function theScheduled({ db }: BankStore): Promise<{ id: string; series: string }> {
  return await db
    .selectFrom('scheduled_transfer')
    .select(['id', 'series_id as series'])
    .executeTakeFirstOrThrow();
}

/** Makes a change that the database itself refuses to make; expects that there is a row to change. */
async function force({ db, engine }: BankStore, table: string, change: RawBuilder<unknown>) {
  const { numAffectedRows } = await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      // Without triggers for once: to disable them would change the schema, which takes long to put back.
      await sql`set local session_replication_role = replica`.execute(transaction);
    } else {
      for (const kind of ['update', 'delete']) {
        await sql`drop trigger if exists ${sql.ref(`${table}_no_${kind}`)}`.execute(transaction);
      }
    }
    return await change.execute(transaction);
  });
  expect(Number(numAffectedRows)).toBeGreaterThan(0);
}

/** Lets a test break the condition of a CHECK. */
async function ignoreCheck({ db, engine }: BankStore, table: string, check: string): Promise<void> {
  await (
    engine === 'postgres'
      ? sql`alter table ${sql.table(table)} drop constraint ${sql.ref(check)}`
      : sql`pragma ignore_check_constraints = on`
  ).execute(db);
}

async function set(
  store: BankStore,
  table: keyof Tables,
  change: RawBuilder<unknown>,
): Promise<void> {
  await force(store, table, sql`update ${sql.table(table)} set ${change}`);
}

async function remove(
  store: BankStore,
  table: keyof Tables,
  rows: RawBuilder<unknown>,
): Promise<void> {
  await force(store, table, sql`delete from ${sql.table(table)} where ${rows}`);
}

async function theHeld({ db }: BankStore): Promise<{ id: string; account_id: string }> {
  return await db
    .selectFrom('deposit')
    .select(['id', 'account_id'])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
}

async function addPosting(
  { db }: BankStore,
  posting: Partial<PostingRow> & Pick<PostingRow, 'id'>,
): Promise<void> {
  await db
    .insertInto('posting')
    .values({ kind: 'payment-out', at: 0, transfer_id: null, reverses: null, ...posting })
    .execute();
}

async function addEntries(
  { db }: BankStore,
  posting: string,
  from: string,
  to: string,
): Promise<void> {
  const entry = (account: string, amount: number) => ({
    posting_id: posting,
    account_id: account,
    amount,
    balance_after: null,
    version: null,
  });
  await db
    .insertInto('entry')
    .values([entry(from, -1), entry(to, 1)])
    .execute();
}

async function addStatus({ db }: BankStore, transfer: string, sequence: number): Promise<void> {
  await db
    .insertInto('transfer_status')
    .values({ transfer_id: transfer, sequence, status: 'completed', at: 0, reason: null })
    .execute();
}

/** The key of the posting of the payment of $25.00. */
async function aPayment({ db }: BankStore): Promise<string> {
  const { id } = await db
    .selectFrom('entry')
    .select('posting_id as id')
    .where('amount', '=', -25_00)
    .executeTakeFirstOrThrow();
  return id;
}

async function lineOf({ db }: BankStore, posting: string): Promise<string> {
  const { id } = await db
    .selectFrom('account_transaction')
    .select('id')
    .where('posting_id', '=', posting)
    .executeTakeFirstOrThrow();
  return id;
}

async function postingOf({ db }: BankStore, account: string, version: number): Promise<string> {
  const { id } = await db
    .selectFrom('entry')
    .select('posting_id as id')
    .where('account_id', '=', account)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return id;
}

async function postingOfTransfer(
  { db }: BankStore,
  transfer: string,
  kind: PostingRow['kind'],
): Promise<string> {
  const { id } = await db
    .selectFrom('posting')
    .select('id')
    .where('transfer_id', '=', transfer)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return id;
}

function misdirected(posting: string, transfer: string): string {
  return `Posting ${posting} does not move the money of transfer ${transfer} as it should`;
}

function shownNowhere(posting: string, account: string): string {
  return `The entry of posting ${posting} in account ${account} is shown nowhere`;
}

function notOfStatus(transfer: string, status: string): string {
  return `Transfer ${transfer} is ${status}, but its postings are not those of such a one`;
}

function notPaidSo(payment: string, status: string): string {
  return `Bill payment ${payment} is ${status}, but its posting is not that of such a one`;
}

function unledBy(transfer: string, status: string): string {
  return `The statuses of transfer ${transfer} do not lead from processing to ${status} without a gap`;
}

async function faultsByClaim(store: BankStore): Promise<Record<string, readonly string[]>> {
  const { checks } = await verifyBank(store);
  return Object.fromEntries(checks.map(({ name, faults }) => [name, faults.toSorted()]));
}

describeOnServerStores('verifying a bank', ({ open }) => {
  test('finds nothing wrong where nothing is, and looks at every kind of row', async () => {
    const { store } = await live(await open<Tables>());
    const { checks } = await verifyBank(store);
    expect(checks.map(({ name }) => name).toSorted()).toEqual(Object.values(claims).toSorted());
    for (const { name, checked, faults } of checks) {
      expect(faults, name).toEqual([]);
      expect(checked, name).toBeGreaterThan(0);
    }
  });

  test('finds nothing in a bank without members', async () => {
    const { store } = await openTestBank(await open<Tables>());
    expect(Object.values(await faultsByClaim(store)).flat()).toEqual([]);
  });

  test('finds nothing wrong while members send money', async () => {
    const { store, bank, member } = await live(await open<Tables>());
    const client = await bank.clientOf(member);
    const sending = Array.from({ length: 20 }, () =>
      client.transfers.create({ intentKey: bank.newKey(), transfer: internal(1_00) }),
    );
    const [faults] = await Promise.all([faultsByClaim(store), ...sending]);
    expect(Object.values(faults).flat()).toEqual([]);
  });

  test('lists a hundred faults of a kind and counts the others', async () => {
    const { store } = await openTestBank(await open<Tables>());
    for (let number = 100; number < 250; number += 1) {
      await addPosting(store, { id: `posting ${number}` });
    }
    const [postings] = (await verifyBank(store)).checks;
    expect(postings?.name).toBe(claims.postings);
    expect(postings?.faults).toHaveLength(101);
    expect(postings?.faults[0]).toMatch(/^Posting posting \d+ has 0 entries/);
    expect(postings?.faults[100]).toBe('50 more of the kind');
  });
});

let past: Lived;

async function keepLife(store: BankStore): Promise<void> {
  past = await live(store);
}

describeAfterALife('verifying a bank in which something is broken', keepLife, ({ open }) => {
  test.each(breakages)('finds that $title, and no other fault', async ({ breaks }) => {
    const store = await open<Tables>();
    const start = new Date(past.bank.clock.now() + 1_000).toISOString();
    const lived = { ...past, store, bank: await openTestBank(store, { start }) };
    const expected = await breaks(lived);
    const found = await faultsByClaim(store);
    for (const [claim, name] of Object.entries(claims)) {
      expect(found[name], name).toEqual(expected[claim as keyof typeof claims] ?? []);
    }
  });
});

test('the audit chain is followed from page to page', async () => {
  const store = await openNodeSqlite<Tables>({ path: ':memory:' });
  const { bank, member } = await live(store);
  for (let records = 0; records < 2_100; records += 1) {
    await store.transact((scope) =>
      appendToMemberLogs(scope, [
        {
          membershipId: member.membershipId,
          by: null,
          at: bank.clock.now(),
          audit: { action: 'test', facts: {} },
          events: [],
        },
      ]),
    );
  }
  expect((await faultsByClaim(store))[claims.audit]).toEqual([]);
  await set(store, 'audit_record', sql`facts = '[]' where sequence = 2001`);
  expect((await faultsByClaim(store))[claims.audit]).toEqual([
    `Audit record 2001 of log ${member.membershipId} was altered`,
  ]);
  await store.close();
});
