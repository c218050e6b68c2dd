import type { LoanApplication, LoanDisclosure } from '#contract/loans/loans.ts';
import type { AccountId, LoanId } from '#contract/text/ids.ts';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { AccountField } from './account-field.tsx';
import { lendingWords } from './lending-words.ts';
import { signLoan } from './changes.ts';

interface SignOfferProps {
  application: LoanApplication;
  disclosure: LoanDisclosure;
  signer: string;
  onSigned: (id: LoanId, said: string) => void;
}

/** Signs an offer below its costs: the account that is paid into, the name, and that the costs were read. */
export function SignOffer({ application, disclosure, signer, onSigned }: SignOfferProps) {
  const words = useWords(lendingWords).application;
  const isLine = application.form === 'line';
  const { day, amount } = disclosure;
  const form = useBankForm({
    procedure: signLoan,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'loan'),
    start: { to: null as AccountId | null, signature: '', agrees: false },
    read: ({ to, signature, agrees }) => {
      if (signature.trim() === '') return { faults: { signature: 'signature missing' } };
      if (!agrees || to === null) return { faults: { agrees: 'agreement missing' } };
      return { request: { application: application.id, day, to, signature } };
    },
    say: { 'signature missing': words.signatureNeeded, 'agreement missing': words.agreeNeeded },
    standing: () => ({}),
    done: ({ id }) => onSigned(id, isLine ? words.doneLine : words.done(formatMoney(amount))),
  });
  return (
    <BankForm
      form={form}
      autoComplete="off"
      aria-label={words.sign}
      buttons="dialog"
      submit={isLine ? words.signLine : words.signDo}
      submitting={words.signing}
      disabled={form.draft.to === null}
    >
      <AccountField label={words.to} {...form.value('to')} />
      <TextField
        label={words.signature}
        maxLength={200}
        hint={words.signatureHint(signer)}
        {...form.text('signature')}
      />
      <Checkbox label={words.agree} {...form.ticked('agrees')} />
    </BankForm>
  );
}
