import { receiptBytesMax } from '#contract/receipts/receipt-terms.ts';
import { type Receipt, receipts as contract } from '#contract/receipts/receipts.ts';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate } from '../gate.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { countTry, waitOfTries } from '../limits/attempts.ts';
import { refusedPhotosBucket } from '../limits/buckets.ts';
import type { PictureCheck } from '../pictures/check-picture.ts';
import {
  bytesAddedSince,
  eraseReceipt,
  findReceipt,
  hasTransaction,
  insertReceipt,
  listReceipts,
  presentReceipt,
} from './receipt-records.ts';
import { decideReceipt, type ReceiptRefusal } from './receipt-rules.ts';

/** Keeps photos of receipts with transactions, for those who manage the membership (R-G7). */
export function receiptHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const receipts = gate.gated(contract);

  return {
    list: receipts.list.handler(async ({ input, context }) => {
      const kept = await listReceipts(store.db, context.signedIn.membershipId, input.transaction);
      return { receipts: kept.map(presentReceipt) };
    }),

    photo: receipts.photo.handler(async ({ input, context, errors }) => {
      const kept = await findReceipt(store.db, context.signedIn.membershipId, input.id);
      if (!kept) throw errors.NOT_FOUND();
      const { media_type: mediaType, width, height, content } = kept;
      return {
        mediaType: mediaType === 'image/png' ? 'image/png' : 'image/jpeg',
        width,
        height,
        content: content ?? '',
      };
    }),

    add: receipts.add.handler(async ({ input, context: { signedIn }, errors }) => {
      const { membershipId, personId } = signedIn;
      const retryAfterMs = await waitOfTries(bank, refusedPhotosBucket(personId));
      if (retryAfterMs > 0) throw errors.TOO_MANY_PHOTOS_REFUSED({ data: { retryAfterMs } });
      const isThere = await hasTransaction(store.db, membershipId, input.transaction);
      if (!isThere) throw errors.NOT_FOUND();
      const checked = await bank.longTasks(
        membershipId,
        'checkPicture',
        input.photo,
        receiptBytesMax,
      );
      if (checked.kind !== 'picture') await countTry(bank, [refusedPhotosBucket(personId)]);
      const added = await store.transact((scope) =>
        add(scope, bank, { ...signedIn, transaction: input.transaction, checked }),
      );
      if (added === null) throw errors.NOT_FOUND();
      if ('refusal' in added) {
        const { code, data } = added.refusal;
        throw errors[code]({ data } as never);
      }
      return added;
    }),

    remove: receipts.remove.handler(async ({ input, context: { signedIn } }) => {
      await store.transact((scope) => remove(scope, bank, { ...signedIn, id: input.id }));
      return input;
    }),
  };
}

interface By {
  readonly membershipId: string;
  readonly personId: string;
}

interface ToAdd extends By {
  readonly transaction: string;
  readonly checked: PictureCheck;
}

/** Null if the membership has no such transaction. A picture that is there already is not kept twice. */
async function add(
  scope: DatabaseTransaction,
  { clock, newId, timeZone }: BankContext,
  { membershipId, personId, transaction, checked }: ToAdd,
): Promise<Receipt | { refusal: ReceiptRefusal } | null> {
  const { trx } = scope;
  await lockMemberships(scope, [membershipId]);
  if (!(await hasTransaction(trx, membershipId, transaction))) return null;
  const kept = await listReceipts(trx, membershipId, transaction);
  const same =
    checked.kind === 'picture' && kept.find(({ sha256 }) => sha256 === checked.picture.sha256);
  if (same) return presentReceipt(same);
  const at = clock.now();
  const today = startOfDay(localMoment(at, timeZone).date, timeZone);
  const decision = decideReceipt(checked, {
    kept: kept.length,
    bytesToday: await bytesAddedSince(trx, membershipId, today),
  });
  if (decision.kind === 'refused') return { refusal: decision.refusal };
  const { mediaType, width, height, sha256, content, bytes } = decision.picture;
  const row = {
    membership_id: membershipId,
    id: newId(),
    transaction_id: transaction,
    media_type: mediaType,
    width,
    height,
    sha256,
    bytes,
    added_at: at,
    content,
  };
  await insertReceipt(trx, row);
  const facts = { transaction, receipt: row.id, sha256 };
  await appendToMemberLogs(scope, [
    { membershipId, by: personId, at, audit: { action: 'receipt-added', facts }, events: [] },
  ]);
  return presentReceipt(row);
}

async function remove(
  scope: DatabaseTransaction,
  { clock }: BankContext,
  { membershipId, personId, id }: By & { readonly id: string },
): Promise<void> {
  await lockMemberships(scope, [membershipId]);
  const transaction = await eraseReceipt(scope.trx, membershipId, id);
  if (transaction === undefined) return;
  const facts = { transaction, receipt: id };
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by: personId,
      at: clock.now(),
      audit: { action: 'receipt-removed', facts },
      events: [],
    },
  ]);
}
