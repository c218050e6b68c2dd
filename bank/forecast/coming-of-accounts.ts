import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { releaseHold } from '../deposits/settle-deposit.ts';
import { advanceDispute } from '../disputes/settle-dispute.ts';
import { mature } from '../products/mature.ts';
import { findDue } from '../products/certificate-records.ts';
import { takeAnnualFee } from '../safe-deposit/annual-fee.ts';
import { moveBetweenOwn } from '../transfers/move-between-own.ts';
import { type Coming, type ComingSource, happeningOf, linesWrittenBy } from './coming.ts';

/** Holds on deposited checks that end. */
export const holds: ComingSource = {
  isFed: false,
  changes: 'all',
  async list({ trx }, membershipId) {
    const rows = await trx
      .selectFrom('account_hold')
      .innerJoin('account', 'account.id', 'account_hold.account_id')
      .select(['account_hold.id', 'account_hold.release_at'])
      .where('account.membership_id', '=', membershipId)
      .where('account_hold.ended_at', 'is', null)
      .orderBy('account_hold.id')
      .execute();
    return rows.map(({ id, release_at }) => ({
      key: `holds:${id}`,
      dueAt: release_at as EpochMs,
      async execute(scope, _, at) {
        await releaseHold(scope, id, at);
        return [];
      },
    }));
  },
};

/** Yearly fees of safe deposit boxes. */
export const annualFees: ComingSource = {
  isFed: false,
  changes: 'all',
  async list({ trx }, membershipId) {
    const charges = await trx
      .selectFrom('safe_deposit_charge as charge')
      .innerJoin('safe_deposit_box as box', 'box.id', 'charge.box_id')
      .innerJoin('account', 'account.id', 'box.account_id')
      .select(['charge.id', 'charge.amount', 'charge.due_at', 'account.handle'])
      .where('box.membership_id', '=', membershipId)
      .where('charge.due_at', 'is not', null)
      .orderBy('charge.id')
      .execute();
    return charges.map(({ id, amount, due_at, handle }): Coming => {
      const wording = { kind: 'safe-deposit-fee' } as const;
      return {
        key: `fees:${id}`,
        dueAt: due_at as EpochMs,
        async execute(scope, bank, at) {
          await takeAnnualFee(scope, bank, id, at);
          const { paid_at } = await scope.trx
            .selectFrom('safe_deposit_charge')
            .select('paid_at')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          return [
            {
              kind: 'fee',
              description: describe(wording),
              wording,
              account: handle as AccountId,
              to: null,
              amount: cents(-amount),
              happens: paid_at !== null,
            },
          ];
        },
      };
    });
  },
};

/** Certificates: the notice before their term ends, and the end. */
export const certificates: ComingSource = {
  isFed: false,
  changes: 'all',
  async list({ trx }, membershipId) {
    const rows = await trx
      .selectFrom('certificate')
      .select(['account_id', 'due_at'])
      .where('membership_id', '=', membershipId)
      .where('due_at', 'is not', null)
      .orderBy('account_id')
      .execute();
    return rows.map(({ account_id: id, due_at }) => ({
      key: `certificates:${id}:${due_at}`,
      dueAt: due_at as EpochMs,
      async execute(scope, bank, at) {
        const target = (await findDue(scope.trx, id, at))?.moveTo as AccountId | null | undefined;
        const lines = await linesWrittenBy(scope, membershipId, at, () =>
          mature(scope, bank, (within, move) => moveBetweenOwn(within, bank, move), id, at),
        );
        return lines
          .filter(({ type, transfer_id }) => type === 'debit' || transfer_id === null)
          .map((line) =>
            line.transfer_id === null
              ? happeningOf('dividend', line)
              : happeningOf('certificate', line, target),
          );
      },
    }));
  },
};

/** Provisional credits of disputes: those that are given, and those that are taken back. */
export const disputes: ComingSource = {
  isFed: false,
  changes: 'all',
  async list({ trx }, membershipId) {
    const rows = await trx
      .selectFrom('dispute')
      .select(['id', 'due_at'])
      .where('membership_id', '=', membershipId)
      .where('due_at', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id, due_at }) => ({
      key: `disputes:${id}:${due_at}`,
      dueAt: due_at as EpochMs,
      async execute(scope, bank, at) {
        const lines = await linesWrittenBy(scope, membershipId, at, () =>
          advanceDispute(scope, bank, id, at),
        );
        return lines.map((line) => happeningOf('dispute', line));
      },
    }));
  },
};
