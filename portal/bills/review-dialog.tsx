import type { Account } from '#contract/accounts/accounts.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { BillRequestInput, Upcoming } from '#contract/bills/bills.ts';
import type { Payee } from '#contract/bills/payees.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Balance } from '../design-system/parts/balance.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { billsWords } from './words.es.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { Detail, DetailList, NameWithDetail } from '../design-system/composed/detail-list.tsx';

/** A payment as it stands in the form, with whom and what it names. */
export interface BillInReview {
  readonly bill: BillRequestInput;
  readonly payee: Payee;
  readonly from: Account;
}

interface ReviewDialogProps {
  reviewed: BillInReview;
  terms: Omit<Upcoming, 'payments'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** What the member is about to confirm: whom they pay, how much, from where, when, and what is left (R-D7). */
export default function ReviewDialog({
  reviewed: { bill, payee, from },
  terms,
  open,
  onOpenChange,
  onConfirm,
}: ReviewDialogProps) {
  const { review: words, form, repeats } = useWords(billsWords);
  const amount = cents(bill.amount);
  const isNow = bill.date === terms.earliest;
  const day = formatDate(bill.date as LocalDate);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <>
          <Button tone="secondary" onClick={() => onOpenChange(false)}>
            {words.change}
          </Button>
          <Button
            onClick={() => {
              onOpenChange(false);
              onConfirm();
            }}
          >
            {(isNow ? words.pay : words.schedule)(formatMoney(amount), payee.name)}
          </Button>
        </>
      }
    >
      <DetailList>
        <Detail label={form.payee}>
          <NameWithDetail name={payee.name} detail={payee.accountNumber} />
        </Detail>
        <Detail label={form.amount}>
          <Money amount={amount} />
        </Detail>
        <Detail label={form.from}>
          <NameWithDetail name={from.name} detail={from.number} />
        </Detail>
        <Detail label={form.date}>{isNow ? words.now : words.onDay(day, terms.paidAt)}</Detail>
        {bill.repeat !== undefined && bill.repeat !== 'once' && (
          <Detail label={form.repeat}>{repeats[bill.repeat]}</Detail>
        )}
        {bill.memo !== undefined && bill.memo !== '' && (
          <Detail label={form.memo}>
            <span className="whitespace-pre-wrap">{bill.memo}</span>
          </Detail>
        )}
        {isNow && <LeftAfter available={from.available} amount={amount} label={words.left} />}
      </DetailList>
      <p className="mt-4 text-small text-muted">{isNow ? words.nowDetail : words.laterDetail}</p>
    </Dialog>
  );
}

function LeftAfter({
  available,
  amount,
  label,
}: {
  available: Cents;
  amount: Cents;
  label: string;
}) {
  return (
    <Detail label={label}>
      <Balance amount={cents(available - amount)} />
    </Detail>
  );
}
