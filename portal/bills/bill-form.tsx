import { type SubmitEvent, Suspense, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { firstCharacters } from '#contract/text/characters.ts';
import { billMemoMaxLength } from '#contract/bills/bill-terms.ts';
import type { Upcoming } from '#contract/bills/bills.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Payee } from '#contract/bills/payees.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useBalancesHidden } from '../design-system/parts/balances-hidden.ts';
import { useAccountChoice } from '../accounts/account-choice.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { OutcomeBanner } from '../design-system/composed/outcome-banner.tsx';
import { lazyDialog } from '../design-system/parts/lazy-dialog.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { controlOf, useDraft, useFaultWords } from '../design-system/parts/use-draft.ts';
import { useTabs } from '../navigation/tabs.ts';
import { approvalsWords } from '../approvals/words.ts';
import { useMay } from '../queries/session.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { isAlreadyScheduled } from '../standing-orders/already-scheduled.ts';
import { repeatChoices } from '../standing-orders/repeat-choices.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { askForBill, scheduleBill } from './queries.ts';
import { billsWords } from './words.ts';
import { formatClock, formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import {
  type BillDraft,
  type BillFaults,
  type BillField,
  billFields,
  choicesOf,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  standingAfter,
  typedTooMuch,
} from './bill-draft.ts';
import type { BillInReview } from './review-dialog.tsx';

const ReviewDialog = lazyDialog(() => import('./review-dialog.tsx'));

interface BillFormProps {
  payees: readonly Payee[];
  accounts: readonly Account[];
  terms: Omit<Upcoming, 'payments'>;
  onSeePayments: () => void;
  onManagePayees: () => void;
}

/** Whom to pay, how much, from where, when and how often (R-D7). */
export function BillForm({
  payees,
  accounts,
  terms,
  onSeePayments,
  onManagePayees,
}: BillFormProps) {
  const { form: words, faults: faultWords, outcome: said } = useWords(billsWords);
  const { repeats } = useWords(standingOrderWords);
  const { form, draft, setDraft, faults, ...inForm } = useDraft<
    BillDraft,
    BillField,
    NonNullable<BillFaults[BillField]>
  >(emptyDraft, billFields);
  const { asking: askingWords } = useWords(approvalsWords);
  const { openPlace } = useTabs();
  const mayManage = useMay('manage');
  const paying = useKeyedRequest(scheduleBill, (queries) => refreshAfter(queries, 'bill'));
  const asking = useKeyedRequest(askForBill, (queries) => refreshAfter(queries, 'approval'));
  // An initiator asks for the payment instead of paying.
  const asks = !useMay('order');
  const { busy, send, forget } = asks ? asking : paying;
  const errorAt = useFaultWords(faultWords);
  const { submit: submitLabel, submitting } = asks ? askingWords : words;
  const choices = choicesOf(draft, payees, accounts);
  const [balancesHidden] = useBalancesHidden();
  const accountChoice = useAccountChoice();
  /** What was filled in when the bank said that the same one is scheduled. */
  const [already, setAlready] = useState<BillDraft | null>(null);
  const [review, setReview] = useState<{ reviewed: BillInReview; open: boolean } | null>(null);

  const change = (changed: Partial<BillDraft>) => {
    inForm.change(changed);
    inForm.setFaults((standing) => standingAfter(changed, standing));
    forget();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const reading = readDraft(draft, choices, terms);
    if (reading.kind === 'faults') {
      // A date field that holds half a day, or the 30th of February, says that it is empty.
      const badDate = controlOf(form.current, 'date')?.validity.badInput === true;
      inForm.show({ ...reading.faults, ...(badDate && { date: 'date wrong' }) });
      return;
    }
    inForm.setFaults({});
    const { payee, from } = choices;
    if (payee !== null && from !== null) {
      setReview({ reviewed: { bill: reading.bill, payee, from }, open: true });
    }
  };

  const confirm = async ({ bill }: BillInReview) => {
    const isAgain = already === draft;
    const came = await send({ bill: isAgain ? { ...bill, again: true } : bill });
    if (came.kind === 'refused' && isAlreadyScheduled(came.error)) setAlready(draft);
    if (came.kind === 'refused') inForm.show(faultsOfRefusal(came.error));
    // What was typed while the bank was asked is the beginning of the next payment.
    if (came.kind === 'done') {
      setDraft((now) => (now === draft ? { ...emptyDraft, from: draft.from } : now));
    }
  };

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={submitLabel}
      onSubmit={submit}
      className="grid gap-5"
    >
      <SelectField
        label={words.payee}
        name="payee"
        placeholder={words.choosePayee}
        value={choices.payee?.id ?? ''}
        onValueChange={(payee) => change({ payee })}
        choices={payees.map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          choices.payee?.card && !balancesHidden
            ? words.owed(formatMoney(choices.payee.card.owed))
            : undefined
        }
        error={errorAt(faults.payee)}
        aside={
          mayManage && (
            <TextButton className="text-small" onClick={onManagePayees}>
              {words.managePayees}
            </TextButton>
          )
        }
      />
      <ChoiceSelect
        label={words.from}
        name="from"
        value={choices.from?.id ?? ''}
        onValueChange={(from) => change({ from })}
        choices={accounts.map((account) => {
          const { name, number, available } = account;
          return accountChoice(
            account,
            words.account(name, number, balancesHidden ? null : formatMoney(available)),
          );
        })}
        error={errorAt(faults.from)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          label={words.amount}
          name="amount"
          placeholder="0.00"
          value={draft.amount}
          hint={words.most(formatMoney(terms.most))}
          onValueChange={(amount) => change({ amount })}
          error={
            faults.amount === 'MORE_THAN_OWED' && choices.payee?.card && !balancesHidden
              ? words.mostToCard(formatMoney(choices.payee.card.most))
              : errorAt(faults.amount ?? typedTooMuch(draft.amount, terms.most).amount)
          }
        />
        <TextField
          label={words.date}
          name="date"
          type="date"
          min={terms.earliest}
          max={terms.latest}
          value={draft.date}
          onChange={(event) => change({ date: event.currentTarget.value })}
          error={errorAt(faults.date)}
        />
        <SelectField
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
      </div>
      <div className="grid gap-3">
        {!asks && <When draft={draft} terms={terms} />}
        {asks ? (
          <OutcomeBanner
            outcome={asking.outcome}
            see={<TextButton onClick={() => openPlace('approvals')}>{askingWords.see}</TextButton>}
            renderDone={({ amount, toName, expiresAt }) => ({
              title: askingWords.done(formatMoney(amount), toName),
              detail: askingWords.doneDetail(formatMoment(expiresAt)),
            })}
          />
        ) : (
          <OutcomeBanner
            outcome={paying.outcome}
            see={<TextButton onClick={onSeePayments}>{said.see}</TextButton>}
            renderDone={({ amount, payeeName, dueAt, label, repeat }) =>
              dueAt === null
                ? {
                    title: said.paid(formatMoney(amount), payeeName),
                    detail: said.paidDetail(label ?? ''),
                  }
                : {
                    title: said.scheduled(formatMoney(amount), payeeName),
                    detail: said.scheduledDetail(formatMoment(dueAt), repeat !== 'once'),
                  }
            }
          />
        )}
      </div>
      {review !== null && (
        <Suspense fallback={null}>
          <ReviewDialog
            reviewed={review.reviewed}
            terms={terms}
            asks={asks}
            open={review.open}
            onOpenChange={(open) => setReview({ ...review, open })}
            onConfirm={() => void confirm(review.reviewed)}
          />
        </Suspense>
      )}
      <DialogActions>
        <Button type="submit" busy={busy}>
          {busy ? submitting : submitLabel}
        </Button>
      </DialogActions>
    </form>
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
