import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Skeleton } from '../design-system/parts/states.tsx';
import {
  addPayee,
  payeeLookAlikeOfNameQuery,
  payeeLookAlikeQuery,
  payeesQuery,
  refreshBills,
  removePayee,
  renamePayee,
  restorePayee,
} from './queries.ts';
import { savedNameWords } from '../saved-names/words.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { SavedList, SavedRow } from '../saved-names/saved-row.tsx';
import type { Payee, PayeeCategory } from '#contract/bills/payees.ts';
import { payeeAccountNumberMaxLength, payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import { Face } from '../design-system/faces/face.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { RemoveInPlace } from '../design-system/composed/remove-in-place.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useUndo } from '../design-system/parts/undo.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { AddForm } from '../saved-names/add-form.tsx';
import { LookAlikeNotice } from '../saved-names/look-alike-notice.tsx';

/** The member's payees: rename, remove, add. */
export function Payees() {
  const words = useWords(billsWords).payees;
  const said = useWords(savedNameWords);
  const query = useQuery(payeesQuery);
  const head = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {(payees) => (
        <SavedList
          heading={words.heading}
          head={head}
          news={news}
          empty={payees.length === 0 ? words.empty : undefined}
          form={<NewPayee onAdded={(name) => setNews(said.added(name))} />}
        >
          <ul className="divide-y divide-line">
            {payees.map((payee) => (
              <PayeeRow
                key={payee.id}
                payee={payee}
                onRenamed={(name) => setNews(said.renamed(name))}
                onRemoved={() => {
                  setNews(said.removed(payee.name));
                  head.current?.focus();
                }}
              />
            ))}
          </ul>
        </SavedList>
      )}
    </Loaded>
  );
}

interface PayeeRowProps {
  payee: Payee;
  onRenamed: (name: string) => void;
  onRemoved: () => void;
}

const list = {
  rename: renamePayee,
  queryKey: payeesQuery.queryKey,
  reload: refreshBills,
  nameMaxLength: payeeNameMaxLength,
  lookAlikeQuery: payeeLookAlikeOfNameQuery,
};

function PayeeRow({ payee, onRenamed, onRemoved }: PayeeRowProps) {
  const words = useWords(billsWords).payees;
  const { nameWrong } = useWords(savedNameWords);
  const [isRemoving, setRemoving] = useState(false);
  const { name, accountNumber, category } = payee;
  const listedAs = words.categories[category];
  if (isRemoving) {
    return (
      <li className="py-3">
        <RemovePayee payee={payee} onKept={() => setRemoving(false)} onRemoved={onRemoved} />
      </li>
    );
  }
  return (
    <SavedRow
      list={list}
      saved={payee}
      face={<Face kind="payee" name={name} />}
      removeLabel={words.removeOf(name)}
      faultOf={(error) => {
        if (isRefusal(error, 'PAYEE_NAME_WRONG')) return nameWrong;
        return isRefusal(error, 'PAYEE_NAME_TAKEN') ? words.nameTaken : undefined;
      }}
      onRenamed={onRenamed}
      onRemove={() => setRemoving(true)}
    >
      <p className="figures text-small text-muted">
        {accountNumber === null ? listedAs : `${words.accountNumber(accountNumber)} · ${listedAs}`}
      </p>
    </SavedRow>
  );
}

interface RemovePayeeProps {
  payee: Payee;
  onKept: () => void;
  onRemoved: () => void;
}

function RemovePayee({ payee, onKept, onRemoved }: RemovePayeeProps) {
  const words = useWords(billsWords).payees;
  const { removed } = useWords(savedNameWords);
  const queries = useQueryClient();
  const undo = useUndo();
  const restoring = useMutation({ ...restorePayee, onSettled: () => refreshBills(queries) });
  const removal = useMutation({
    ...removePayee,
    onSuccess: (_, { id }) => {
      onRemoved();
      showToast({
        title: removed(payee.name),
        action: undo(() => restoring.mutateAsync({ id })),
      });
    },
    onSettled: () => refreshBills(queries),
  });
  return (
    <RemoveInPlace
      title={words.removeTitle(payee.name)}
      detail={words.removeDetail}
      words={words}
      removal={removal}
      onRemove={() => removal.mutate({ id: payee.id })}
      onKept={onKept}
    />
  );
}

const categories: readonly PayeeCategory[] = [
  'Utilities',
  'Transfer',
  'Transportation',
  'Shopping',
];

const empty = { name: '', accountNumber: '', category: 'Utilities' as PayeeCategory };

function NewPayee({ onAdded }: { onAdded: (name: string) => void }) {
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
