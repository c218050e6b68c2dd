import { type SubmitEvent, useRef, useState } from 'react';
import type { LoanApplication, LoanDisclosure } from '#contract/loans/loans.ts';
import type { AccountId, LoanId } from '#contract/text/ids.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { controlOf } from '../design-system/parts/use-draft.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
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
  const [to, setTo] = useState<AccountId | null>(null);
  const [signature, setSignature] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [wrong, setWrong] = useState<'signature' | 'agrees' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { outcome, busy, send, forget } = useKeyedRequest(signLoan, (queries) =>
    refreshAfter(queries, 'loan'),
  );
  const isLine = application.form === 'line';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || to === null) return;
    const missing = signature.trim() === '' ? 'signature' : agrees ? null : 'agrees';
    setWrong(missing);
    if (missing !== null) {
      controlOf(form.current, missing)?.focus();
      return;
    }
    const { day, amount } = disclosure;
    const came = await send({ application: application.id, day, to, signature });
    if (came.kind === 'done') {
      onSigned(came.answer.id, isLine ? words.doneLine : words.done(formatMoney(amount)));
    }
  };
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={words.sign}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <AccountField label={words.to} name="to" value={to} onValueChange={setTo} />
      <TextField
        label={words.signature}
        name="signature"
        maxLength={200}
        hint={words.signatureHint(signer)}
        value={signature}
        onChange={(event) => {
          setSignature(event.currentTarget.value);
          setWrong(null);
          forget();
        }}
        error={wrong === 'signature' ? words.signatureNeeded : undefined}
      />
      <Checkbox
        label={words.agree}
        name="agrees"
        checked={agrees}
        onChange={(event) => {
          setAgrees(event.currentTarget.checked);
          setWrong(null);
        }}
        error={wrong === 'agrees' ? words.agreeNeeded : undefined}
      />
      {(outcome.kind === 'refused' || outcome.kind === 'not known') && (
        <ProblemBanner error={outcome.error} />
      )}
      <DialogActions>
        <Button type="submit" busy={busy} disabled={to === null}>
          {busy ? words.signing : isLine ? words.signLine : words.signDo}
        </Button>
      </DialogActions>
    </form>
  );
}
