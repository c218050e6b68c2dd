import { cents } from '#contract/money/cents.ts';
import type { ExportLanguage, ExportPiece } from '#contract/transactions/transaction-exports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import {
  ownNameIn,
  describedIn,
  type WordingLanguage,
} from '#contract/transactions/transaction-wording.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { Movement } from '../history/booked-movements.ts';
import { readParts } from '../history/splits.ts';
import { localMoment, offsetAt } from '../calendar/local-time.ts';
import {
  type CamtEntry,
  camtEntries,
  camtFoot,
  camtHead,
  type CamtMovement,
  camtStatementFoot,
  camtStatementHead,
} from './camt053.ts';
import { csvHead, csvRow } from './csv.ts';
import {
  accountIdOf,
  accountNameOf,
  accountsOf,
  addedUp,
  balancesAtEnd,
  balancesAtStart,
  bookedOnly,
  endsNow,
  endsOf,
  isPartial,
  languageOf,
  nothing,
} from './export-facts.ts';
import { type Export, readAgain, sumExport } from './export-reading.ts';
import {
  ofxFoot,
  ofxHead,
  ofxStatementFoot,
  ofxStatementHead,
  type OfxTransaction,
  ofxTransactions,
} from './ofx.ts';
import { qifAccountHead, qifHead, qifTransactions } from './qif.ts';
import { getPrimary } from '../parties/party-records.ts';

/** OFX 2.2 §11.3.1.2. */
const ofxTypes = {
  primary: 'CHECKING',
  savings: 'SAVINGS',
  'money-market': 'MONEYMRKT',
  certificate: 'CD',
} as const;

/**
 * The pieces of a file, made one by one as they are asked for: the movements are read page by page. The rest of the file is
 * read before the first piece.
 */
export type ExportPieces = AsyncGenerator<ExportPiece, void, void>;

/** The filtered movements of the member, newest first, as CSV. */
export async function* exportCsv(wanted: Export, language: ExportLanguage): ExportPieces {
  const { timeZone, filter } = wanted;
  const listed = await accountsOf(wanted);
  const accounts = new Map(listed.map((account) => [account.id, account]));
  const sums = await sumExport(wanted);
  const closing = isPartial(filter)
    ? null
    : addedUp(listed, await balancesAtStart(wanted), sums.byAccount);
  const csvLine = (movement: Movement): string => {
    const { id, accountId, amount, madeAt, bookedAt, line } = movement;
    const { description, category, status, label, reference, memo, note, tags, parts } = line;
    const balanceAfter = bookedAt === null ? null : (closing?.get(accountId) ?? null);
    if (balanceAfter !== null) closing?.set(accountId, cents(balanceAfter - amount));
    const row = {
      id,
      ...momentIn(language, bookedAt ?? madeAt, timeZone),
      valueDate: localMoment(madeAt, timeZone).date,
      accountName: accountNameOf(accounts.get(accountId), language),
      type: amount > 0 ? ('credit' as const) : ('debit' as const),
      amount,
      isPending: bookedAt === null,
      balanceAfter,
      description: describedIn(language, description, movement.kind),
      category: category as Category,
      status,
      label,
      reference,
      memo: memo ?? '',
      note: note ?? '',
      tags: tags === null ? [] : (JSON.parse(tags) as string[]),
      split: parts === null ? [] : readParts(parts),
    };
    return csvRow(row, language);
  };
  yield { rows: sums.booked + sums.pending };
  yield { text: csvHead(language) };
  for await (const page of readAgain(wanted, sums, 'newest-first')) {
    yield { text: page.map(csvLine).join('') };
  }
}

/** In Spanish the clock has 24 hours, as on the screens. */
function momentIn(language: ExportLanguage, at: EpochMs, timeZone: string) {
  const moment = localMoment(at, timeZone);
  return language === 'en'
    ? moment
    : { ...moment, time: new Date(at + offsetAt(at, timeZone)).toISOString().slice(11, 16) };
}

/** The booked movements, as OFX. */
export async function* exportOfx(wanted: Export): ExportPieces {
  const { now, timeZone } = wanted;
  const language = languageOf(wanted);
  const ofxEntry = (movement: Movement, bookedAt: EpochMs) =>
    ofxTransaction(movement, bookedAt, timeZone, language);
  const accounts = await accountsOf(wanted);
  const sums = await sumExport(wanted);
  const { firstDay, lastDay } = await endsOf(wanted);
  const isToNow = endsNow(wanted.span, now);
  const closing = isPartial(wanted.filter)
    ? await balancesAtEnd(wanted)
    : addedUp(accounts, await balancesAtStart(wanted), sums.byAccount);
  const span = { firstDay, lastDay, now, language };
  yield { rows: sums.booked };
  yield { text: ofxHead(span) };
  for (const { id, handle, number, type, available } of accounts) {
    const statement = {
      accountId: accountIdOf(handle, number),
      accountType: ofxTypes[type],
      ledgerBalance: closing.get(id) ?? cents(0),
      available: isToNow ? available : null,
    };
    yield { text: ofxStatementHead(statement, span) };
    for await (const page of readAgain(wanted, sums, 'newest-first', { id, handle })) {
      yield { text: ofxTransactions(bookedOnly(page, ofxEntry)) };
    }
    yield { text: ofxStatementFoot(statement, span) };
  }
  yield { text: ofxFoot };
}

/** The booked movements, as QIF. */
export async function* exportQif(wanted: Export): ExportPieces {
  const language = languageOf(wanted);
  const qifEntry = (movement: Movement, bookedAt: EpochMs) =>
    ofxTransaction(movement, bookedAt, wanted.timeZone, language);
  const accounts = await accountsOf(wanted);
  const sums = await sumExport(wanted);
  yield { rows: sums.booked };
  yield { text: qifHead };
  for (const { id, handle, number } of accounts) {
    yield { text: qifAccountHead(accountIdOf(handle, number)) };
    for await (const page of readAgain(wanted, sums, 'oldest-first', { id, handle })) {
      yield { text: qifTransactions(bookedOnly(page, qifEntry)) };
    }
  }
}

function ofxTransaction(
  { id, amount, madeAt, kind, line }: Movement,
  bookedAt: EpochMs,
  timeZone: string,
  language: WordingLanguage,
): OfxTransaction {
  const description = describedIn(language, line.description, kind);
  const { reference, memo } = line;
  return {
    id,
    day: localMoment(bookedAt, timeZone).date,
    madeOn: localMoment(madeAt, timeZone).date,
    amount,
    description,
    reference,
    memo: memo ?? '',
  };
}

/** The data of a camt.053 message besides the movements. */
export interface CamtSender {
  readonly id: string;
  readonly servicer: string;
}

/**
 * The booked movements, as camt.053: the opening balance of a statement and all that was booked in the span add
 * up to its closing balance. The filter names an account of the member, or none.
 */
export async function* exportCamt(wanted: Export, { id, servicer }: CamtSender): ExportPieces {
  const { store, membershipId, filter, now, timeZone } = wanted;
  const language = languageOf(wanted);
  const accounts = await accountsOf(wanted);
  const sums = await sumExport(wanted);
  const { from, to, firstDay, lastDay } = await endsOf(wanted);
  const isToNow = endsNow(wanted.span, now);
  const message = {
    id: id.replaceAll('-', ''),
    now,
    servicer,
    owner: (await getPrimary(store.db, membershipId)).display_name,
    from,
    to,
    firstDay,
    lastDay,
    partial: isPartial(filter),
  };
  const opening = await balancesAtStart(wanted);
  const closing = message.partial
    ? await balancesAtEnd(wanted)
    : addedUp(accounts, opening, sums.byAccount);
  yield { rows: sums.booked };
  yield { text: camtHead(message) };
  for (const [index, account] of accounts.entries()) {
    const statement = {
      accountId: accountIdOf(account.handle, account.number),
      accountName: ownNameIn(account.name, language),
      type: account.type,
      opening: opening.get(account.id) ?? cents(0),
      closing: closing.get(account.id) ?? cents(0),
      available: isToNow ? account.available : null,
      sums: sums.byAccount.get(account.id) ?? nothing,
    };
    yield { text: camtStatementHead(message, statement, index) };
    for await (const page of readAgain(wanted, sums, 'oldest-first', account)) {
      const entries = bookedOnly(page, (movement, bookedAt) =>
        camtEntry(movement, bookedAt, timeZone, language),
      );
      yield { text: camtEntries(entries, message) };
    }
    yield { text: camtStatementFoot(message) };
  }
  yield { text: camtFoot };
}

function camtEntry(
  movement: Movement,
  bookedAt: EpochMs,
  timeZone: string,
  language: WordingLanguage,
): CamtEntry {
  const { id, amount, madeAt, isReturn, kind, line } = movement;
  const { category, reference, memo } = line;
  return {
    id,
    date: localMoment(bookedAt, timeZone).date,
    valueDate: localMoment(madeAt, timeZone).date,
    amount,
    description: describedIn(language, line.description, kind),
    memo: memo ?? '',
    category,
    reference,
    isReturn,
    movement: movementOf(movement),
  };
}

function movementOf({ line: { transfer_id: transferId, category } }: Movement): CamtMovement {
  if (transferId === null) return 'other';
  return category === 'Internal Transfer' ? 'own' : 'transfer';
}
