import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { alertPayeeMaxLength } from '#contract/alerts/alert-terms.ts';
import type { Card } from '#contract/cards/cards.ts';
import { cardsWords } from '../cards/words.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { isOfAccount, isOfPayee } from './alert-draft.ts';
import { knownPayeesQuery } from './queries.ts';
import type { AlertFormState } from './use-alert-form.ts';
import { alertWords } from './words.ts';

interface AlertFieldsProps {
  form: AlertFormState;
  accounts: readonly Account[];
  cards: readonly Card[];
}

/** The kind of alert, its subject, and its least amount. */
export function AlertFields({ form, accounts, cards }: AlertFieldsProps) {
  const words = useWords(alertWords);
  const { named } = useWords(cardsWords);
  const withOwners = useWithOwners();
  const { draft, change, kinds } = form;
  const { kind } = draft;
  return (
    <>
      <SelectField
        label={words.kind}
        {...form.value('kind')}
        choices={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {isOfAccount(kind) && (
        <SelectField
          label={words.account}
          value={draft.account ?? ''}
          onValueChange={(account) => change({ account })}
          choices={accounts.map(({ id, name }) => ({ value: id, label: withOwners(name) }))}
        />
      )}
      {kind === 'card-purchase' && (
        <SelectField
          label={words.card}
          value={draft.card ?? ''}
          onValueChange={(card) => change({ card })}
          choices={cards.map(({ id, type, cardNumber }) => ({
            value: id,
            label: named(type, cardNumber),
          }))}
        />
      )}
      {isOfPayee(kind) && <PayeeField form={form} kind={kind} />}
      {kind === 'sign-in' ? (
        <p className="text-small text-muted">{words.signInDetail}</p>
      ) : (
        <AmountField
          label={words.amount}
          hint={isOfPayee(kind) ? words.anyAmount : undefined}
          {...form.value('amount')}
        />
      )}
      {kind === 'forecast-below' && <p className="text-small text-muted">{words.forecastDetail}</p>}
    </>
  );
}

interface PayeeFieldProps {
  form: AlertFormState;
  kind: 'to-payee' | 'from-payee';
}

function PayeeField({ form, kind }: PayeeFieldProps) {
  const words = useWords(alertWords);
  const list = useId();
  const { data: known = [] } = useQuery(knownPayeesQuery);
  return (
    <>
      <TextField
        label={words.payee[kind]}
        hint={words.payeeHint}
        maxLength={alertPayeeMaxLength}
        autoComplete="off"
        list={list}
        {...form.text('payee')}
      />
      <datalist id={list}>
        {known
          .filter(({ direction }) => direction === kind)
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
    </>
  );
}
