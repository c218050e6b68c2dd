import { recipientNameMaxLength } from '#contract/recipients/recipient-terms.ts';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import type { Reading } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { addRecipient, refreshRecipients } from './queries.ts';
import { savedRecipientWords } from './words.ts';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';
import { AddForm } from '../saved-names/add-form.tsx';
import { BankNameField } from './typed-name-check.tsx';
import { LookAlikeWarning } from './routing-number-field.tsx';
import { TypedNameCheck } from './typed-name-check.tsx';
import { RoutingNumberField, useBankLookUp } from './routing-number-field.tsx';
import { fieldProblems } from '../transfers/transfer-problems.ts';

const empty = {
  kind: 'zelle' as 'zelle' | 'external',
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
  const form = useBankForm({
    procedure: {
      ...addRecipient,
      onSuccess: (_, __, ___, { client }) => refreshRecipients(client),
    },
    keyed: true,
    start: empty,
    read: (): Reading<typeof empty, { recipient: typeof empty }, never> => ({
      request: { recipient },
    }),
    at: (refusal) =>
      Object.fromEntries(fieldProblems(refusal).map(({ field, fault }) => [field, faults[fault]])),
    standing: () => ({}),
    next: ({ kind: chosen }) => ({ ...empty, kind: chosen }),
    done: ({ name }) => onAdded(name),
  });
  const { kind, routingNumber } = form.draft;
  const lookUp = useBankLookUp({ kind, routingNumber });
  const bankName = form.draft.bankName === '' ? (lookUp.data ?? '') : form.draft.bankName;
  const recipient = { ...form.draft, bankName };
  const control = (field: Exclude<keyof typeof empty, 'kind'>) => ({
    label: words[field],
    autoComplete: 'off',
    ...form.text(field),
  });
  return (
    <AddForm form={form} words={words}>
      <SegmentedControl
        label={words.kind}
        value={kind}
        onValueChange={(chosen) => form.change({ kind: chosen })}
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
              onDigitsChange={(digits) => form.change({ routingNumber: digits })}
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
      <LookAlikeWarning recipient={recipient} />
      <TypedNameCheck recipient={recipient} onUseName={(name) => form.change({ name })} />
    </AddForm>
  );
}
