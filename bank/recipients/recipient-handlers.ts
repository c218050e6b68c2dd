import type { RecipientId } from '#contract/ids.ts';
import type { Recipient } from '#contract/recipients.ts';
import type { EpochMs } from '#contract/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate } from '../gate.ts';
import { maskNumber } from '../mask.ts';
import type { BankInside } from '../bank-inside.ts';
import { bankOfRoutingNumber, isRoutingNumber } from '../routing-number.ts';
import { listRecipients, type RecipientWithLastTransfer } from './recipient-records.ts';

/** Saved recipients, and the bank behind a routing number. */
export function recipientHandlers(gate: Gate, { store, timeZone }: BankInside) {
  return {
    list: gate.gated.recipients.list.handler(async ({ context }) => {
      const rows = await listRecipients(store.db, context.signedIn.memberId);
      return { recipients: rows.map((row) => present(row, timeZone)) };
    }),

    lookUpRoutingNumber: gate.gated.recipients.lookUpRoutingNumber.handler(({ input, errors }) => {
      if (!isRoutingNumber(input.routingNumber)) {
        throw errors.ROUTING_NUMBER_WRONG();
      }
      return { bankName: bankOfRoutingNumber(input.routingNumber) };
    }),
  };
}

function present(row: RecipientWithLastTransfer, timeZone: string): Recipient {
  return {
    id: row.id as RecipientId,
    kind: row.kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    bankName: row.bank_name,
    accountNumber: row.account_number === null ? null : maskNumber(row.account_number),
    routingNumber: row.routing_number,
    lastTransfer:
      row.lastTransferAt === null
        ? null
        : localMoment(row.lastTransferAt as EpochMs, timeZone).date,
  };
}
