import { type ReactNode, useState } from 'react';
import type { LoanProduct } from '#contract/loans/loan-applications.ts';
import type { LoanApplicationId } from '#contract/text/ids.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import type { Faults } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import type { FormInHand, ShownForm } from '../forms/use-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { ApplicationFacts } from './application-view.tsx';
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
import { applyForLoan } from './changes.tsx';

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
  const [step, setStep] = useState<Step>(0);
  const productOf = ({ product: wanted }: ApplicationStart) =>
    products.find(({ id }) => id === wanted) ?? products[0];
  const form = useBankForm({
    procedure: applyForLoan,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'loan'),
    start,
    read: (draft) => {
      const wanted = productOf(draft);
      const asked = wanted ? amountOf(draft, wanted) : null;
      if (!wanted || asked === null) return { faults: { amount: 'amount' } };
      const application = readApplication(draft, wanted, asked);
      const missing = step === 0 ? [] : missingAnswers(application);
      if (missing.length === 0) return { request: { application, isComplete: step === 2 } };
      const faults: Faults<ApplicationStart, ApplicationField> = Object.fromEntries(
        missing.map((field) => [field, field]),
      );
      return { faults };
    },
    // The sentence of the amount stands where the bounds of the product are known.
    say: { ...words.form.faults, amount: words.form.amount },
    done: (id) => {
      if (id === null) setStep(step === 0 ? 1 : 2);
      else onSent(id);
    },
  });
  const { draft } = form;
  const product = productOf(draft);
  if (product === undefined) return null;
  const amount = amountOf(draft, product);
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
      <BankForm
        form={form}
        autoComplete="off"
        aria-label={words.form.steps[step]}
        buttons="dialog"
        submit={step === 2 ? words.form.send : words.form.next}
        submitting={step === 2 ? words.form.sending : words.form.saving}
      >
        {step === 0 && (
          <TheLoan products={products} product={product} form={form}>
            {amount !== null && (
              <LoanCost asked={{ product: product.id, amount, months: monthsOf(draft, product) }} />
            )}
          </TheLoan>
        )}
        {step === 1 && <AboutYou form={form} />}
        {step === 2 && amount !== null && (
          <>
            <ApplicationFacts
              application={readApplication(draft, product, amount)}
              name={product.name}
            />
            <LoanCost asked={{ product: product.id, amount, months: monthsOf(draft, product) }} />
          </>
        )}
      </BankForm>
    </DialogView>
  );
}

type ApplicationForm = Pick<
  FormInHand<ApplicationStart, unknown, unknown>,
  'draft' | 'change' | 'text' | 'value' | 'errorAt' | keyof ShownForm
>;

interface TheLoanProps {
  products: readonly LoanProduct[];
  product: LoanProduct;
  form: ApplicationForm;
  children: ReactNode;
}

function TheLoan({ products, product, form, children }: TheLoanProps) {
  const words = useWords(lendingWords);
  const [least, most] = [formatMoney(product.least), formatMoney(product.most)];
  const { draft, change } = form;
  return (
    <>
      <ChoiceCards
        label={words.form.kind}
        value={product.id}
        onValueChange={(id) => change({ product: id })}
        choices={products.map(({ id, name }) => ({ value: id, label: words.named(name) }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AmountField
          label={product.form === 'line' ? words.form.limit : words.form.amount}
          hint={words.form.amountHint(least, most)}
          {...form.value('amount')}
          error={form.errorAt('amount') && words.form.faults.amount(least, most)}
        />
        {product.form === 'instalment' && (
          <SelectField
            label={words.form.term}
            name="term"
            value={String((monthsOf(draft, product) ?? 0) / 12)}
            onValueChange={(years) => change({ years: Number(years) })}
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

function AboutYou({ form }: { form: ApplicationForm }) {
  const { form: words } = useWords(lendingWords);
  return (
    <>
      <TextField
        label={words.purpose}
        maxLength={200}
        hint={words.purposeHint}
        {...form.text('purpose')}
      />
      <AmountField label={words.income} {...form.value('income')} />
      <AmountField label={words.housing} hint={words.housingHint} {...form.value('housing')} />
    </>
  );
}
