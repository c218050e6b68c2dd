import {
  type PayeeRule,
  transactionFiling as contract,
} from '#contract/transactions/transaction-filing.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Category, SplitPart } from '#contract/transactions/transactions.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Gate } from '../gate.ts';
import { fileLines } from '../history/file-lines.ts';
import { payeeOf } from '../history/payee-rules.ts';
import {
  deletePayeeRule,
  findLinesToFile,
  keepParts,
  listLinesOfPayee,
  listPayeeRules,
  lockHistory,
  putPayeeRule,
} from './filing-records.ts';
import {
  decideFilings,
  decideSplit,
  type FilingRefusal,
  refuseFiling,
  type SplitRefusal,
} from './filing-rules.ts';

/** Lets members file their transactions under categories (R-E3). */
export function filingHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const transactions = gate.gated(contract);

  return {
    file: transactions.file.handler(async ({ input, context: { signedIn }, errors }) => {
      const { category } = input;
      const filed = await store.transact((scope) =>
        file(scope, bank, signedIn.membershipId, input),
      );
      if (filed === null) throw errors.NOT_FOUND();
      if ('refusal' in filed) throw refused(filed.refusal, errors);
      return { category, changed: filed.changed };
    }),

    fileSeveral: transactions.fileSeveral.handler(async ({ input, context: { signedIn } }) =>
      store.transact((scope) => fileSeveral(scope, bank, signedIn.membershipId, input)),
    ),

    split: transactions.split.handler(async ({ input, context: { signedIn }, errors }) => {
      const done = await store.transact((scope) =>
        split(scope, bank, signedIn.membershipId, input),
      );
      if (done === null) throw errors.NOT_FOUND();
      if (!('refusal' in done)) return done;
      const { refusal } = done;
      switch (refusal.code) {
        case 'SPLIT_CATEGORY_TWICE':
          throw errors.SPLIT_CATEGORY_TWICE({ data: { category: refusal.category } });
        case 'SPLIT_NOT_WHOLE':
          throw errors.SPLIT_NOT_WHOLE({ data: { amount: refusal.amount, parts: refusal.parts } });
        default:
          throw refused(refusal, errors);
      }
    }),

    payeeRules: transactions.payeeRules.handler(async ({ context }) => ({
      rules: await listPayeeRules(store.db, context.signedIn.membershipId),
    })),

    removePayeeRule: transactions.removePayeeRule.handler(async ({ input, context, errors }) => {
      if (!(await deletePayeeRule(store.db, context.signedIn.membershipId, input))) {
        throw errors.NOT_FOUND();
      }
      return input;
    }),
  };
}

interface FilingErrors {
  FILED_BY_BANK(): Error;
  CATEGORY_NOT_FOR_THIS(options: { data: { category: Category } }): Error;
}

function refused(refusal: FilingRefusal, errors: FilingErrors): Error {
  return refusal.code === 'FILED_BY_BANK'
    ? errors.FILED_BY_BANK()
    : errors.CATEGORY_NOT_FOR_THIS({ data: { category: refusal.category } });
}

interface ToFile {
  readonly id: string;
  readonly category: Category;
  readonly always: boolean;
}

async function file(
  scope: DatabaseTransaction,
  { timeZone }: BankContext,
  membershipId: string,
  { id, category, always }: ToFile,
): Promise<{ changed: number } | { refusal: FilingRefusal } | null> {
  const { trx } = scope;
  await lockHistory(scope, membershipId);
  const [line] = await findLinesToFile(scope, membershipId, [id]);
  if (!line) return null;
  const refusal = refuseFiling(line, category);
  if (refusal) return { refusal };
  await keepParts(scope, membershipId, id, []);
  const filing = { membershipId, category, timeZone };
  if (!always) return { changed: await fileLines(scope, { ...filing, by: 'member' }, [line]) };
  const rule: PayeeRule = { payee: payeeOf(line.description), type: line.type, category };
  await putPayeeRule(trx, membershipId, rule);
  // Its own choice until now gives way to the rule.
  const others = await listLinesOfPayee(trx, membershipId, rule);
  const lines = [line, ...others.filter((other) => other.id !== id)];
  return { changed: await fileLines(scope, { ...filing, by: 'payee' }, lines) };
}

interface SeveralToFile {
  readonly ids: readonly TransactionId[];
  readonly category: Category;
}

async function fileSeveral(
  scope: DatabaseTransaction,
  { timeZone }: BankContext,
  membershipId: string,
  { ids, category }: SeveralToFile,
) {
  await lockHistory(scope, membershipId);
  const found = await findLinesToFile(scope, membershipId, ids);
  const decision = decideFilings(ids, found, category);
  const filing = { membershipId, category, by: 'member', timeZone } as const;
  const changed = await fileLines(scope, filing, decision.filed);
  return { changed, refused: decision.refused };
}

interface ToSplit {
  readonly id: string;
  readonly parts: readonly SplitPart[];
}

async function split(
  scope: DatabaseTransaction,
  { timeZone }: BankContext,
  membershipId: string,
  { id, parts }: ToSplit,
): Promise<{ category: Category; split: SplitPart[] } | { refusal: SplitRefusal } | null> {
  await lockHistory(scope, membershipId);
  const [line] = await findLinesToFile(scope, membershipId, [id]);
  if (!line) return null;
  const [first] = parts;
  if (first === undefined) {
    await keepParts(scope, membershipId, id, []);
    return { category: line.category as Category, split: [] };
  }
  const decision = decideSplit(line, parts);
  if ('refusal' in decision) return decision;
  const { category } = decision.parts[0] ?? first;
  await keepParts(scope, membershipId, id, decision.parts);
  await fileLines(scope, { membershipId, category, by: 'member', timeZone }, [line]);
  return { category, split: [...decision.parts] };
}
