import { payeeAccountNumberMaxLength, payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import { AddForm } from '../saved-names/add-form.tsx';
import { LookAlikeNotice } from '../saved-names/look-alike-notice.tsx';
import { savedNameWords } from '../saved-names/words.ts';
import { addPayee, payeeLookAlikeQuery, refreshBills } from './queries.ts';
import { billsWords } from './words.ts';

const categories: readonly PayeeCategory[] = [
  'Utilities',
  'Transfer',
  'Transportation',
  'Shopping',
];

const empty = { name: '', accountNumber: '', category: 'Utilities' as PayeeCategory };

/** Adds a payee to the list. */
export function NewPayee({ onAdded }: { onAdded: (name: string) => void }) {
  const words = useWords(billsWords).payees;
  const { nameWrong } = useWords(savedNameWords);
  const form = useBankForm({
    procedure: {
      ...addPayee,
      onSuccess: (_, __, ___, { client }) => refreshBills(client),
    },
    keyed: true,
    start: empty,
    read: ({ name, accountNumber, category }) => {
      if (name.trim() === '') return { faults: { name: 'missing' } };
      const payee = { name: name.trim(), accountNumber: accountNumber.trim(), category };
      return { request: { payee } };
    },
    at: {
      PAYEE_NAME_WRONG: 'name',
      PAYEE_NAME_TAKEN: 'name',
      PAYEE_ACCOUNT_NUMBER_WRONG: 'accountNumber',
    },
    say: {
      missing: words.nameMissing,
      PAYEE_NAME_WRONG: nameWrong,
      PAYEE_NAME_TAKEN: words.nameTaken,
      PAYEE_ACCOUNT_NUMBER_WRONG: words.accountNumberWrong,
    },
    next: () => empty,
    done: ({ name }) => onAdded(name),
  });
  const { name, accountNumber } = form.draft;
  return (
    <AddForm form={form} words={words}>
      <TextField
        label={words.name}
        autoComplete="off"
        maxLength={payeeNameMaxLength}
        {...form.text('name')}
      />
      <TextField
        label={words.accountNumberField}
        optional
        autoComplete="off"
        hint={words.accountNumberHint}
        maxLength={payeeAccountNumberMaxLength}
        {...form.text('accountNumber')}
      />
      <SelectField
        label={words.category}
        hint={words.categoryHint}
        choices={categories.map((value) => ({ value, label: words.categories[value] }))}
        {...form.value('category')}
      />
      <LookAlikeNotice
        typed={{ name, accountNumber }}
        isWhole={name.trim() !== ''}
        query={payeeLookAlikeQuery}
        words={words}
      />
    </AddForm>
  );
}
