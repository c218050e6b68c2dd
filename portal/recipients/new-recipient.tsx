import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import { recipientNameMaxLength } from '#contract/recipients/recipient-terms.ts';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { addRecipient, refreshRecipients } from './queries.ts';
import { savedRecipientWords } from './words.ts';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';
import { AddForm } from '../saved-names/add-form.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { BankNameField, TypedNameCheck } from './typed-name-check.tsx';
import { LookAlikeWarning, RoutingNumberField, useBankLookUp } from './routing-number-field.tsx';
import { fieldProblems } from '../transfers/transfer-problems.ts';

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

  const submit = () => {
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
    <AddForm
      ref={form}
      words={words}
      busy={addition.isPending}
      problem={problems.length === 0 ? addition.error : null}
      onSubmit={submit}
    >
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
      <TypedNameCheck
        recipient={{ kind, ...typed, bankName }}
        onUseName={(name) => change('name', name)}
      />
    </AddForm>
  );
}
