import {
  type exportRefusals,
  transactionExports,
} from '#contract/transactions/transaction-exports.ts';
import type { TransactionFilter } from '#contract/transactions/transactions.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../bank-context.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { spanOf } from './transaction-filter.ts';
import type { Export } from './export-reading.ts';
import {
  exportCamt,
  exportCsv,
  exportOfx,
  type ExportPieces,
  exportQif,
} from './export-transactions.ts';
import { meansAnAccount } from './export-facts.ts';
import { totalTransactions } from './transaction-records.ts';
import type { BankStore } from '../ports.ts';

/** The member's history as files. */
export function exportHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, newId, timeZone, policy, brand } = bank;
  const transactions = gate.gated(transactionExports);

  const exportsUnderWay = new ExportsUnderWay(store);

  const makeFile = async (
    { membershipId }: SignedIn,
    filter: TransactionFilter,
    errors: ExportErrors,
    write: (wanted: Export) => Promise<ExportPieces>,
  ): Promise<ExportPieces> => {
    const span = spanOf(bank, filter, errors);
    const { count } = await totalTransactions(store, membershipId, filter, span);
    const limit = policy.exportedRowsMax;
    if (count > limit) {
      throw errors.TOO_MANY_ROWS({ data: { limit, rows: count } });
    }
    const { store: inTurns } = exportsUnderWay;
    const now = clock.now();
    const wanted = { store: inTurns, membershipId, filter, span, now, timeZone };
    const pieces = await exportsUnderWay.begin(membershipId, await write(wanted));
    if (pieces === undefined) {
      throw errors.EXPORT_UNDER_WAY({ data: { retryAfterMs: exportRetryMs } });
    }
    return pieces;
  };

  return {
    exportCsv: transactions.exportCsv.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) =>
        exportCsv(wanted, input.language),
      ),
    ),

    exportOfx: transactions.exportOfx.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) => exportOfx(wanted)),
    ),

    exportQif: transactions.exportQif.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) => exportQif(wanted)),
    ),

    exportCamt: transactions.exportCamt.handler(async ({ input, context, errors }) =>
      makeFile(context.signedIn, input, errors, async (wanted) => {
        if (!(await meansAnAccount(wanted))) throw errors.NOT_FOUND();
        return exportCamt(wanted, { id: newId(), servicer: brand.name });
      }),
    ),
  };
}

/** After so long a file of a hundred thousand rows is finished, unless the reader takes it slowly. */
const exportRetryMs = 5_000;

type ExportErrors = ORPCErrorConstructorMap<typeof exportRefusals>;

/**
 * The exports under way in this process: a single export at a time for each member, and of all exports one page at a time,
 * with other members' requests between two pages.
 */
export class ExportsUnderWay {
  readonly #members = new Set<string>();
  #lastTurn: Promise<void> = Promise.resolve();
  readonly #store: BankStore;

  constructor(store: BankStore) {
    this.#store = store;
  }

  /** The store as anyone who makes a file is to read it. */
  get store(): Pick<BankStore, 'db' | 'yieldToOthers'> {
    const { db, yieldToOthers } = this.#store;
    if (yieldToOthers === undefined) return { db };
    return {
      db,
      yieldToOthers: () => {
        // Turns that were taken at once would follow each other without anybody between.
        this.#lastTurn = this.#lastTurn.then(() => yieldToOthers());
        return this.#lastTurn;
      },
    };
  }

  /**
   * Begins a file; its first piece must come before it counts as begun. Undefined where another file is under way for the
   * member. The file ends when the pieces end, fail, or are returned.
   */
  async begin(membershipId: string, pieces: ExportPieces): Promise<ExportPieces | undefined> {
    if (this.#members.has(membershipId)) return undefined;
    this.#members.add(membershipId);
    const held = this.#hold(membershipId, pieces);
    await held.next();
    return held;
  }

  async *#hold(membershipId: string, pieces: ExportPieces): ExportPieces {
    try {
      const first = await pieces.next();
      if (first.done === true) return;
      // Taken by `begin`: a generator that nobody has started would not come to its end when it is returned.
      yield first.value;
      yield first.value;
      yield* pieces;
    } finally {
      this.#members.delete(membershipId);
      await pieces.return();
    }
  }
}
