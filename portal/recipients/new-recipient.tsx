import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ComponentProps, type SubmitEvent, useRef, useState } from 'react';
import { recipientNameMaxLength } from '#contract/recipients/recipient-terms.ts';
import { Button } from '../design-system/parts/button.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { addRecipient, refreshRecipients } from './queries.ts';
import { savedRecipientWords } from './words.es.ts';
import { transferWords } from '../transfers/words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { BankNameField } from './bank-name-field.tsx';
import { LookAlikeWarning } from './look-alike-warning.tsx';
import { RoutingNumberField } from './routing-number-field.tsx';
import { fieldProblems } from '../transfers/transfer-problems.ts';
import { useBankLookUp } from './use-bank-look-up.ts';

type RecipientField = 'name' | 'email' | 'phone' | 'bankName' | 'accountNumber' | 'routingNumber';

const empty: Record<RecipientField, string> = {
  name: '',
  email: '',
  phone: '',
  bankName: '',
  accountNumber: '',
  routingNumber: '',
};

/** Saves a recipient without sending anything. */
export function NewRecipient({ onAdded }: { onAdded: (name: string) => void }) {
  const words = useWords(savedRecipientWords);
  const { faults } = useWords(transferWords);
  const queries = useQueryClient();
  const intent = useIntentKey();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<'zelle' | 'external'>('zelle');
  const [typed, setTyped] = useState(empty);
  const lookUp = useBankLookUp({ kind, routingNumber: typed.routingNumber });
  const bankName = typed.bankName === '' ? (lookUp.data ?? '') : typed.bankName;
  const addition = useMutation({
    ...addRecipient,
    onSuccess: async (recipient) => {
      intent.done();
      setTyped(empty);
      await refreshRecipients(queries);
      onAdded(recipient.name);
    },
    onError: (error) => {
      const first = fieldProblems(error)[0];
      const control = first && form.current?.elements.namedItem(first.field);
      if (control instanceof HTMLElement) control.focus();
    },
  });
  const problems = fieldProblems(addition.error);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (addition.isPending) return;
    const recipient = { kind, ...typed, bankName };
    addition.mutate({ intentKey: intent.keyFor(recipient), recipient });
  };

  const change = (field: RecipientField, value: string) => {
    setTyped({ ...typed, [field]: value });
    addition.reset();
  };
  const control = (field: RecipientField): ComponentProps<typeof TextField> => {
    const problem = problems.find((one) => one.field === field);
    return {
      label: words[field],
      name: field,
      value: field === 'bankName' ? bankName : typed[field],
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        change(field, event.currentTarget.value);
      },
      error: problem && faults[problem.fault],
    };
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="new-recipient"
      onSubmit={submit}
      className="grid gap-5 border-t border-line pt-6"
    >
      <h3 id="new-recipient" className="font-semibold">
        {words.addHeading}
      </h3>
      <SegmentedControl
        label={words.kind}
        value={kind}
        onValueChange={(chosen) => {
          setKind(chosen);
          addition.reset();
        }}
        choices={[
          { value: 'zelle', label: words.kinds.zelle },
          { value: 'external', label: words.kinds.external },
        ]}
      />
      <TextField {...control('name')} maxLength={recipientNameMaxLength} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kind === 'zelle' ? (
          <>
            <TextField
              {...control('email')}
              type="email"
              maxLength={254}
              hint={words.contactHint}
            />
            <TextField {...control('phone')} type="tel" maxLength={30} />
          </>
        ) : (
          <>
            <RoutingNumberField
              {...control('routingNumber')}
              lookUp={lookUp}
              value={typed.routingNumber}
              onDigitsChange={(digits) => change('routingNumber', digits)}
            />
            <BankNameField
              {...control('bankName')}
              bankOfRoutingNumber={lookUp.data ?? null}
              value={bankName}
            />
            <TextField
              {...control('accountNumber')}
              inputMode="numeric"
              maxLength={34}
              hint={words.accountNumberHint}
            />
            <TextField {...control('email')} type="email" optional maxLength={254} />
          </>
        )}
      </div>
      <LookAlikeWarning recipient={{ kind, ...typed, bankName }} />
      {addition.error !== null && problems.length === 0 && <ProblemBanner error={addition.error} />}
      <Button
        type="submit"
        tone="secondary"
        busy={addition.isPending}
        className="justify-self-start"
      >
        {addition.isPending ? words.adding : words.add}
      </Button>
    </form>
  );
}
