import type { AddressKind } from '#contract/payments/address-fields.ts';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import type { Reading } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import {
  type AddressDraft,
  addressProblems,
  emptyAddress,
  typedRecipient,
} from '../payments/address.ts';
import { AddressFields, useBankLookUp } from '../payments/address-fields.tsx';
import { AddForm } from '../saved-names/add-form.tsx';
import { transferWords } from '../payments/words.ts';
import { addRecipient, refreshRecipients } from './queries.ts';
import { TypedNameCheck } from './typed-name-check.tsx';
import { savedRecipientWords } from './words.ts';

type Draft = AddressDraft & { readonly kind: AddressKind };

const empty: Draft = { ...emptyAddress, kind: 'zelle' };

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
    read: (): Reading<Draft, { recipient: NewRecipientInput }, never> => ({
      request: { recipient },
    }),
    at: (refusal) =>
      Object.fromEntries(
        addressProblems(refusal).map(({ field, fault }) => [field, faults[fault]]),
      ),
    standing: () => ({}),
    next: ({ kind: chosen }) => ({ ...empty, kind: chosen }),
    done: ({ name }) => onAdded(name),
  });
  const { kind } = form.draft;
  const { data: bank } = useBankLookUp(form.draft);
  const bankName = form.draft.bankName || (bank ?? '');
  const recipient = typedRecipient(kind, form.draft, bankName);
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
      <AddressFields
        kind={kind}
        control={(field) =>
          field === 'bankName' ? { ...form.value(field), value: bankName } : form.value(field)
        }
        words={{ name: words.name }}
      />
      <TypedNameCheck recipient={recipient} onUseName={(name) => form.change({ name })} />
    </AddForm>
  );
}
