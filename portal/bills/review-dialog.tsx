import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { BillRequestInput, Upcoming } from '#contract/bills/bills.ts';
import type { Payee } from '#contract/bills/payees.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { Balance } from '../design-system/parts/money.tsx';
import { approvalsWords } from '../approvals/words.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { billsWords } from './words.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import {
  Detail,
  DetailList,
  Memo,
  NameWithDetail,
} from '../design-system/composed/detail-list.tsx';

/** A payment in the form, with the payee and account that it names. */
export interface BillInReview {
  readonly bill: BillRequestInput;
  readonly payee: Payee;
  readonly from: Account;
}

interface ReviewDialogProps extends DialogOpen {
  reviewed: BillInReview;
  terms: Omit<Upcoming, 'payments'>;
  /** Whether another person has to approve it before it is paid. */
  asks: boolean;
  onConfirm: () => void;
}

/** The payment that the member is about to confirm: payee, amount, account, day, and the balance left (R-D7). */
export default function ReviewDialog({
  reviewed: { bill, payee, from },
  terms,
  asks,
  onConfirm,
  ...dialog
}: ReviewDialogProps) {
  const { review: words, form } = useWords(billsWords);
  const approvals = useWords(approvalsWords);
  const { repeats } = useWords(standingOrderWords);
  const withOwners = useWithOwners();
  const amount = cents(bill.amount);
  const isNow = bill.date === terms.earliest;
  const day = formatDate(bill.date as LocalDate);
  const action = asks ? approvals.asking.ask : isNow ? words.pay : words.schedule;
  const now = asks ? approvals.asSoon : words.now;
  const detail = isNow ? words.nowDetail : words.laterDetail;
  return (
    <ConfirmDialog
      {...dialog}
      title={asks ? approvals.asking.title : words.title}
      keep={words.change}
      actions={[
        {
          label: action(formatMoney(amount), payee.name),
          tone: 'primary',
          onSelect: () => {
            dialog.onOpenChange(false);
            onConfirm();
          },
        },
      ]}
    >
      <DetailList>
        <Detail label={form.payee}>
          <NameWithDetail name={payee.name} detail={payee.accountNumber} />
        </Detail>
        <Detail label={form.amount} amount={amount} />
        <Detail label={form.from}>
          <NameWithDetail name={from.name} detail={withOwners(from.number)} />
        </Detail>
        <Detail label={form.date}>
          {isNow ? now : words.onDay(day, formatClock(terms.paidAt))}
        </Detail>
        {bill.repeat !== undefined && bill.repeat !== 'once' && (
          <Detail label={form.repeat}>{repeats[bill.repeat]}</Detail>
        )}
        <Memo label={form.memo}>{bill.memo}</Memo>
        {isNow && !asks && (
          <Detail label={words.left}>
            <Balance amount={cents(from.available - amount)} />
          </Detail>
        )}
      </DetailList>
      <p className="mt-4 text-small text-muted">{asks ? approvals.asking.what : detail}</p>
    </ConfirmDialog>
  );
}
