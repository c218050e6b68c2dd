import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { firstCharacters } from '#contract/text/characters.ts';
import { billMemoMaxLength } from '#contract/bills/bill-terms.ts';
import type { Upcoming, UsualBill } from '#contract/bills/bills.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Payee } from '#contract/bills/payees.ts';
import type { PayeeId } from '#contract/text/ids.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useAccountChoice } from '../accounts/account-choice.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { OutcomeBanner } from '../forms/outcome-banner.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useTabs } from '../navigation/tabs.ts';
import { wishedDraft } from '../navigation/wishes.ts';
import { approvalsWords } from '../approvals/words.ts';
import { useMay } from '../queries/session.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { repeatChoices, standingOrderWords } from '../standing-orders/words.ts';
import { payBill, usualBillQuery } from './queries.ts';
import { billsWords } from './words.ts';
import { formatClock, formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import {
  type BillDraft,
  choicesOf,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  standingAfter,
  typedTooMuch,
} from './bill-draft.ts';
import type { BillInReview } from './review-dialog.tsx';
import { useBalancesHidden } from '../design-system/parts/money.tsx';
import { isRefusal } from '../bank-client/refusals.ts';

const ReviewDialog = lazyDialog(() => import('./review-dialog.tsx'));

interface BillFormProps {
  payees: readonly Payee[];
  accounts: readonly Account[];
  terms: Omit<Upcoming, 'payments'>;
  onSeePayments: () => void;
  onManagePayees: () => void;
}

/** The payee, amount, account, day and repetition of a bill (R-D7). */
export function BillForm({
  payees,
  accounts,
  terms,
  onSeePayments,
  onManagePayees,
}: BillFormProps) {
  const { form: words, faults: faultWords, outcome: said } = useWords(billsWords);
  const { repeats } = useWords(standingOrderWords);
  const { asking: askingWords } = useWords(approvalsWords);
  const { detail, openPlace } = useTabs();
  const wished = wishedDraft<BillDraft>(detail);
  const mayManage = useMay('manage');
  // An initiator asks for the payment instead of paying.
  const asks = !useMay('order');
  const [balancesHidden] = useBalancesHidden();
  const accountChoice = useAccountChoice();
  /** The draft for which the bank said that the same bill is scheduled. */
  const [already, setAlready] = useState<BillDraft | null>(null);
  const [review, setReview] = useState<{ reviewed: BillInReview; open: boolean } | null>(null);
  const form = useBankForm({
    procedure: payBill,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, asks ? 'approval' : 'bill'),
    start: { ...emptyDraft, ...wished },
    at: faultsOfRefusal,
    say: faultWords,
    standing: standingAfter,
    keepsNews: true,
    // Text typed during the request to the bank is the beginning of the next payment.
    next: ({ from }) => ({ ...emptyDraft, from }),
    failed: (error, sent) => {
      if (isRefusal(error, 'ALREADY_SCHEDULED')) setAlready(sent);
    },
  });
  const { draft, change, faults } = form;
  const { submit: submitLabel, submitting } = asks ? askingWords : words;
  const choices = choicesOf(draft, payees, accounts);
  const tooMuch = typedTooMuch(draft.amount, terms.most).amount;
  const mostToCard =
    faults.amount === 'MORE_THAN_OWED' && choices.payee?.card && !balancesHidden
      ? words.mostToCard(formatMoney(choices.payee.card.most))
      : undefined;

  const queries = useQueryClient();
  const { data: usual = null } = useQuery(usualBillQuery(draft.payee));
  const filled = useRef({ amount: '', date: '' });
  /** Leaves alone what the member has typed. */
  const fillIn = ({ amount, likelyDay }: UsualBill) => {
    const next = { amount: writeAmount(amount), date: likelyDay as string };
    const isOpen = (field: 'amount' | 'date') => {
      const now = form.control(field)?.value ?? '';
      return now === '' || now === filled.current[field];
    };
    change({
      ...(isOpen('amount') && { amount: next.amount }),
      ...(isOpen('date') && { date: next.date }),
    });
    filled.current = next;
  };
  const choosePayee = async (payee: PayeeId | null) => {
    change({ payee });
    // Without it everything can still be typed.
    const found = await queries.query(usualBillQuery(payee)).catch(() => null);
    const isStillChosen = form.control('payee')?.value === payee;
    if (found !== null && found.merchant === null && isStillChosen) fillIn(found);
  };
  const chooseWished = useEffectEvent(() => {
    if (wished.payee) void choosePayee(wished.payee);
  });
  useEffect(() => chooseWished(), []);

  const submit = () => {
    if (form.busy) return;
    const reading = readDraft(draft, choices, terms);
    if (reading.kind === 'faults') {
      // A date field that holds half a day, or the 30th of February, says that it is empty.
      const badDate = form.control('date')?.validity.badInput === true;
      form.show({ ...reading.faults, ...(badDate && { date: 'date wrong' }) });
      return;
    }
    form.show({});
    const { payee, from } = choices;
    if (payee !== null && from !== null) {
      setReview({ reviewed: { bill: reading.bill, payee, from }, open: true });
    }
  };

  return (
    <BankForm
      form={{ ...form, submit }}
      autoComplete="off"
      aria-label={submitLabel}
      buttons="dialog"
      submit={submitLabel}
      submitting={submitting}
      summary={
        <div className="grid gap-3">
          {!asks && <When draft={draft} terms={terms} />}
          <OutcomeBanner
            outcome={form.outcome}
            see={
              <TextButton onClick={asks ? () => openPlace('approvals') : onSeePayments}>
                {asks ? askingWords.see : said.see}
              </TextButton>
            }
            renderDone={({ asked, payment }) => {
              if (asked !== undefined) {
                const { amount, toName, expiresAt } = asked;
                return {
                  title: askingWords.done(formatMoney(amount), toName),
                  detail: askingWords.doneDetail(formatMoment(expiresAt)),
                };
              }
              const { amount, payeeName, dueAt, label, repeat } = payment;
              return dueAt === null
                ? {
                    title: said.paid(formatMoney(amount), payeeName),
                    detail: said.paidDetail(label ?? ''),
                  }
                : {
                    title: said.scheduled(formatMoney(amount), payeeName),
                    detail: said.scheduledDetail(formatMoment(dueAt), repeat !== 'once'),
                  };
            }}
          />
        </div>
      }
    >
      <SelectField
        label={words.payee}
        {...form.value('payee')}
        onValueChange={(payee) => void choosePayee(payee)}
        placeholder={words.choosePayee}
        value={choices.payee?.id ?? ''}
        choices={payees.map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          choices.payee?.card && !balancesHidden
            ? words.owed(formatMoney(choices.payee.card.owed))
            : undefined
        }
        aside={
          mayManage && (
            <TextButton className="text-small" onClick={onManagePayees}>
              {words.managePayees}
            </TextButton>
          )
        }
      />
      {usual !== null && choices.payee !== null && (
        <UsualPayment usual={usual} payee={choices.payee} onFillIn={() => fillIn(usual)} />
      )}
      <ChoiceSelect
        label={words.from}
        {...form.value('from')}
        value={choices.from?.id ?? ''}
        choices={accounts.map((account) => {
          const { name, number, available } = account;
          return accountChoice(
            account,
            words.account(name, number, balancesHidden ? null : formatMoney(available)),
          );
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          label={words.amount}
          placeholder="0.00"
          hint={words.most(formatMoney(terms.most))}
          {...form.value('amount')}
          error={mostToCard ?? form.errorAt('amount') ?? (tooMuch && faultWords[tooMuch])}
        />
        <TextField
          label={words.date}
          type="date"
          min={terms.earliest}
          max={terms.latest}
          {...form.text('date')}
        />
      </div>
      <SegmentedControl
        label={words.repeat}
        value={draft.repeat}
        onValueChange={(repeat) => change({ repeat })}
        choices={repeatChoices.map((value) => ({ value, label: repeats[value] }))}
      />
      <TextField
        label={words.memo}
        optional
        value={draft.memo}
        onChange={(event) =>
          change({ memo: firstCharacters(event.currentTarget.value, billMemoMaxLength) })
        }
      />
      {review !== null && (
        <ReviewDialog
          reviewed={review.reviewed}
          terms={terms}
          asks={asks}
          open={review.open}
          onOpenChange={(open) => setReview({ ...review, open })}
          onConfirm={() => {
            const again = already === draft && { again: true as const };
            void form.send({ bill: { ...review.reviewed.bill, ...again }, asks });
          }}
        />
      )}
    </BankForm>
  );
}

interface UsualPaymentProps {
  usual: UsualBill;
  payee: Payee;
  onFillIn: () => void;
}

function UsualPayment({ usual, payee, onFillIn }: UsualPaymentProps) {
  const { form: words } = useWords(billsWords);
  const { amount, paidOn, merchant } = usual;
  return (
    <div role="status" className="-mt-2 text-small text-muted">
      {merchant !== null && (
        <p className="font-medium text-ink">{words.isMerchant(merchant, payee.name)}</p>
      )}
      <p>{words.lastTime(formatMoney(amount), formatDate(paidOn))}</p>
      {merchant !== null && <TextButton onClick={onFillIn}>{words.fillIn}</TextButton>}
    </div>
  );
}

function When({ draft, terms }: { draft: BillDraft } & Pick<BillFormProps, 'terms'>) {
  const words = useWords(billsWords).form;
  const { date, repeat } = draft;
  const isOffered = date >= terms.earliest && date <= terms.latest;
  const sentences = [];
  if (isOffered) {
    sentences.push(
      date === terms.earliest
        ? words.paidToday
        : words.paidLater(formatDate(date as LocalDate), formatClock(terms.paidAt)),
    );
    if (repeat === 'monthly' && Number(date.slice(8)) > 28) sentences.push(words.monthEnd);
  }
  return (
    <p role="status" className={sentences.length > 0 ? 'text-small text-muted' : 'sr-only'}>
      {sentences.join(' ')}
    </p>
  );
}
