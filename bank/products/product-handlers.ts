import { cents } from '#contract/money/cents.ts';
import {
  type Offer,
  type Opened,
  type OpeningRequest,
  type ProductId,
  products as contract,
} from '#contract/products/products.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { yieldOfRate, yieldOfTerm } from '../dividends/dividend-rules.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { maskNumber } from '../formats/labels.ts';
import { tidyName } from '#contract/text/typed-name.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { insertEmptyAccounts, newAccountNumbers } from '../ledger/new-accounts.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import type { Caller } from '../ports.ts';
import { accountTypeOf, readCatalogue, termsOn } from '../dividends/product-records.ts';
import { insertCertificate } from './certificate-records.ts';
import { maturityOf } from './certificate-rules.ts';
import { lockOwnAccounts, type OwnMover } from './own-accounts.ts';
import {
  decideOpening,
  newHandle,
  type OfferedProduct,
  type OpeningRefusal,
  isOffered,
} from './opening-rules.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The products that members can open, and opening them. */
export function productHandlers(gate: Gate, bank: BankContext, move: OwnMover) {
  const { store, clock, timeZone } = bank;
  const products = gate.gated(contract);
  return {
    offers: products.offers.handler(async () => {
      const today = localMoment(clock.now(), timeZone).date;
      const offered = await listOffered(store.db, today);
      return { offers: offered.map((product) => presentOffer(product, today)) };
    }),

    open: products.open.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { intentKey: key, opening } = input;
      const asked = { key, procedure: 'products.open', request: opening };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        open(scope, bank, move, { signedIn, caller, opening }, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),
  };
}

/** The terms of a product as the bank must tell them before an account is opened (12 CFR 707.4(b)). */
function presentOffer({ id, kind, name, months, terms }: OfferedProduct, today: LocalDate): Offer {
  const { rate, method, openingMinimum, minimum, validFrom, penaltyDays, graceDays } = terms;
  const maturesOn = months === null ? null : maturityOf(today, months);
  return {
    product: id as ProductId,
    kind,
    name,
    termsFrom: validFrom,
    rate,
    yield: maturesOn === null ? yieldOfRate(rate) : yieldOfTerm(rate, today, maturesOn),
    method,
    openingMinimum,
    earningMinimum: minimum,
    term:
      months === null || maturesOn === null
        ? null
        : { months, maturesOn, penaltyDays: penaltyDays ?? 0, graceDays: graceDays ?? 0 },
  };
}

interface OpeningAsked {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
  readonly opening: OpeningRequest;
}

async function open(
  scope: DatabaseTransaction,
  bank: BankContext,
  move: OwnMover,
  { signedIn, caller, opening }: OpeningAsked,
  at: EpochMs,
): Promise<Executed<Opened, OpeningRefusal>> {
  const { membershipId, personId: by } = signedIn;
  const today = localMoment(at, bank.timeZone).date;
  const all = await listAllAccounts(scope.trx, membershipId);
  const opened = all.filter((account) => account.closed_at === null);
  const nickname = tidyName(opening.nickname);
  const offered = await listOffered(scope.trx, today);
  const decision = decideOpening(opening, nickname, {
    product: offered.find(({ id }) => id === opening.product),
    names: opened.flatMap((account) => namesOf(account)),
    open: opened.length,
    source: (await lockOwnAccounts(scope, membershipId, [opening.from])).get(opening.from),
  });
  if (decision.kind === 'refused') {
    return decision;
  }
  const { product } = decision;
  const handle = newHandle(
    product.kind,
    all.map((account) => account.handle),
  ) as AccountId;
  const account = {
    id: bank.newId(),
    membershipId,
    handle,
    product,
    number: (await newAccountNumbers(scope, bank.random, 1))[0] as string,
    position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
  };
  const isNamed = nickname !== '' && nickname !== product.name;
  await insertEmptyAccounts(scope, [account], at);
  if (isNamed) {
    await scope.trx
      .updateTable('account')
      .set({ nickname, nickname_search: foldText(nickname) })
      .where('id', '=', account.id)
      .execute();
  }
  const { from } = opening;
  const amount = cents(opening.amount);
  const reference = await move(scope, { membershipId, by, from, to: handle, amount });
  const maturesOn = product.months === null ? null : maturityOf(today, product.months);
  if (maturesOn !== null) {
    const term = { membershipId, accountId: account.id, first: today, maturesOn };
    await insertCertificate(scope, term, bank.timeZone);
  }
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by,
      at,
      audit: {
        action: 'account-opened',
        facts: {
          ...askedFrom(caller),
          account: handle,
          product: product.id,
          terms: product.terms.validFrom,
          amount,
          maturesOn,
        },
      },
      events: [],
    },
  ]);
  const answer: Opened = {
    account: {
      id: handle,
      name: isNamed ? nickname : product.name,
      officialName: product.name,
      colour: null,
      hidden: false,
      number: maskNumber(account.number),
      type: accountTypeOf(product.kind, product.type),
      maturesOn,
      balance: amount,
      available: maturesOn === null ? amount : cents(0),
    },
    amount,
    reference,
    openedOn: today,
  };
  return { kind: 'done', answer };
}

function namesOf({ name, nickname }: { name: string; nickname: string | null }): string[] {
  return [name, ownNameIn(name, 'es'), ...(nickname === null ? [] : [nickname])];
}

/** The products on offer on a day: certificates after the others, the shorter terms first. */
async function listOffered(db: Kysely<Tables>, today: LocalDate): Promise<OfferedProduct[]> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'type', 'kind', 'term_months'])
    .orderBy('term_months')
    .orderBy('id', 'desc')
    .execute();
  const catalogue = await readCatalogue(db);
  return products
    .flatMap(({ id, name, type, kind, term_months: months }) => {
      const terms = termsOn(catalogue.get(id) ?? [], today);
      return isOffered(terms, months) ? [{ id, name, type, kind, months, terms }] : [];
    })
    .toSorted((one, other) => (one.months ?? 0) - (other.months ?? 0));
}

/** The accounts of a membership, closed ones too, with all their names. */
async function listAllAccounts(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('account')
    .select(['handle', 'name', 'nickname', 'position', 'closed_at'])
    .where('membership_id', '=', membershipId)
    .orderBy('position')
    .execute();
}
