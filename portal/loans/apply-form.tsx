import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { LoanProduct } from '#contract/loans/loans.ts';
import type { LoanApplicationId } from '#contract/text/ids.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { controlOf } from '../design-system/parts/use-draft.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { ApplicationFacts } from './application-facts.tsx';
import {
  amountOf,
  type ApplicationField,
  type ApplicationStart,
  missingAnswers,
  monthsOf,
  readApplication,
  yearsOf,
} from './apply-draft.ts';
import { lendingWords } from './lending-words.ts';
import { LoanCost } from './loan-cost.tsx';
import { applyForLoan, saveDraft } from './changes.ts';

interface ApplyFormProps {
  products: readonly LoanProduct[];
  start: ApplicationStart;
  onBack: () => void;
  onSent: (id: LoanApplicationId) => void;
}

type Step = 0 | 1 | 2;

/** Applying in three steps, each saved when it is left, so that one can go away and come back. */
export function ApplyForm({ products, start, onBack, onSent }: ApplyFormProps) {
  const words = useWords(lendingWords);
  const [draft, setDraft] = useState(start);
  const [step, setStep] = useState<Step>(0);
  const [faults, setFaults] = useState<readonly ApplicationField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const save = useMutation({ ...saveDraft, onSuccess: () => refreshAfter(queries, 'loan') });
  const { outcome, busy, send } = useKeyedRequest(applyForLoan, () =>
    refreshAfter(queries, 'loan'),
  );
  const product = products.find(({ id }) => id === draft.product) ?? products[0];
  if (product === undefined) return null;

  const amount = amountOf(draft, product);
  const change = (changed: Partial<ApplicationStart>) => {
    setDraft({ ...draft, ...changed });
    setFaults(faults.filter((field) => !(field in changed)));
  };
  const show = (found: readonly ApplicationField[]) => {
    setFaults(found);
    if (found[0] !== undefined) controlOf(form.current, found[0])?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || save.isPending) return;
    if (amount === null) return show(['amount']);
    const application = readApplication(draft, product, amount);
    const missing = step === 0 ? [] : missingAnswers(application);
    if (missing.length > 0) return show(missing);
    if (step === 2) {
      const came = await send({ application });
      if (came.kind === 'done') onSent(came.answer.id);
      return;
    }
    await save.mutateAsync(application).then(
      () => setStep(step === 0 ? 1 : 2),
      // The banner says why.
      () => undefined,
    );
  };
  const problem =
    save.error ??
    (outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null);
  return (
    <DialogView
      key={step}
      heading={words.form.steps[step] ?? ''}
      detail={
        step === 0 ? words.form.step(1, 3) : `${words.form.step(step + 1, 3)} · ${words.form.saved}`
      }
      back={step === 0 ? words.back : words.form.backStep}
      onBack={step === 0 ? onBack : () => setStep(step === 2 ? 1 : 0)}
    >
      <form
        ref={form}
        noValidate
        autoComplete="off"
        aria-label={words.form.steps[step]}
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        {step === 0 && (
          <TheLoan
            products={products}
            product={product}
            draft={draft}
            onChange={change}
            isWrong={faults.includes('amount')}
          >
            {amount !== null && (
              <LoanCost asked={{ product: product.id, amount, months: monthsOf(draft, product) }} />
            )}
          </TheLoan>
        )}
        {step === 1 && <AboutYou draft={draft} onChange={change} faults={faults} />}
        {step === 2 && amount !== null && (
          <>
            <ApplicationFacts
              application={readApplication(draft, product, amount)}
              name={product.name}
            />
            <LoanCost asked={{ product: product.id, amount, months: monthsOf(draft, product) }} />
          </>
        )}
        {problem !== null && <ProblemBanner error={problem} />}
        <DialogActions>
          <Button type="submit" busy={busy || save.isPending}>
            {step === 2 && (busy ? words.form.sending : words.form.send)}
            {step !== 2 && (save.isPending ? words.form.saving : words.form.next)}
          </Button>
        </DialogActions>
      </form>
    </DialogView>
  );
}

interface TheLoanProps {
  products: readonly LoanProduct[];
  product: LoanProduct;
  draft: ApplicationStart;
  onChange: (changed: Partial<ApplicationStart>) => void;
  isWrong: boolean;
  children: ReactNode;
}

function TheLoan({ products, product, draft, onChange, isWrong, children }: TheLoanProps) {
  const words = useWords(lendingWords);
  const [least, most] = [formatMoney(product.least), formatMoney(product.most)];
  return (
    <>
      <ChoiceCards
        label={words.form.kind}
        value={product.id}
        onValueChange={(id) => onChange({ product: id })}
        choices={products.map(({ id, name }) => ({ value: id, label: words.named(name) }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AmountField
          label={product.form === 'line' ? words.form.limit : words.form.amount}
          name="amount"
          hint={words.form.amountHint(least, most)}
          value={draft.amount}
          onValueChange={(amount) => onChange({ amount })}
          error={isWrong ? words.form.faults.amount(least, most) : undefined}
        />
        {product.form === 'instalment' && (
          <SelectField
            label={words.form.term}
            name="term"
            value={String((monthsOf(draft, product) ?? 0) / 12)}
            onValueChange={(years) => onChange({ years: Number(years) })}
            choices={yearsOf(product).map((years) => ({
              value: String(years),
              label: words.form.years(years),
            }))}
          />
        )}
      </div>
      {children}
    </>
  );
}

interface AboutYouProps {
  draft: ApplicationStart;
  onChange: (changed: Partial<ApplicationStart>) => void;
  faults: readonly ApplicationField[];
}

function AboutYou({ draft, onChange, faults }: AboutYouProps) {
  const { form: words } = useWords(lendingWords);
  const faultOf = (field: 'purpose' | 'income' | 'housing') =>
    faults.includes(field) ? words.faults[field] : undefined;
  return (
    <>
      <TextField
        label={words.purpose}
        name="purpose"
        maxLength={200}
        hint={words.purposeHint}
        value={draft.purpose}
        onChange={(event) => onChange({ purpose: event.currentTarget.value })}
        error={faultOf('purpose')}
      />
      <AmountField
        label={words.income}
        name="income"
        value={draft.income}
        onValueChange={(income) => onChange({ income })}
        error={faultOf('income')}
      />
      <AmountField
        label={words.housing}
        name="housing"
        hint={words.housingHint}
        value={draft.housing}
        onValueChange={(housing) => onChange({ housing })}
        error={faultOf('housing')}
      />
    </>
  );
}
