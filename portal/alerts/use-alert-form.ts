import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Card } from '#contract/cards/cards.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import {
  type AlertDraft,
  type AlertFaults,
  draftOf,
  isOfAccount,
  isOfPayee,
  readDraft,
  toldKinds,
} from './alert-draft.ts';
import { addAlert, refreshAlerts } from './queries.ts';
import { alertWords } from './words.ts';

interface AlertFormOptions {
  readonly alert: Alert | undefined;
  readonly accounts: readonly Account[];
  readonly cards: readonly Card[];
  readonly mayManage: boolean;
  readonly onSignIns: () => void;
  readonly onSet: () => void;
  /** Something is wrong at this field. */
  readonly onFault: (field: 'payee' | 'amount') => void;
}

/** The form of an alert: what stands in it, what is wrong at its fields, and what sends it. */
export function useAlertForm({
  alert,
  accounts,
  cards,
  mayManage,
  onSignIns,
  onSet,
  onFault,
}: AlertFormOptions) {
  const words = useWords(alertWords);
  const amountWords = useWords(partsWords).amount;
  const explain = useExplain();
  const [draft, setDraft] = useState(() =>
    draftOf(alert, {
      kind: mayManage && accounts.length > 0 ? 'balance-below' : 'sign-in',
      account: accounts[0]?.id,
      card: cards[0]?.id,
    }),
  );
  const [faults, setFaults] = useState<AlertFaults>({});
  const { outcome, busy, send, forget } = useKeyedRequest(addAlert, refreshAlerts);
  const error = outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null;
  const isAboutPayee = isRefusal(error, 'ALERT_PAYEE_NEEDED');
  const isAboutAmount =
    isRefusal(error, 'ALERT_AMOUNT_TOO_LARGE') || isRefusal(error, 'ALERT_ALREADY_SET');

  const submit = async () => {
    if (draft.kind === 'sign-in') {
      onSignIns();
      return;
    }
    const reading = readDraft(draft);
    if (reading.kind === 'faults') {
      setFaults(reading.faults);
      onFault(reading.faults.payee ? 'payee' : 'amount');
      return;
    }
    const replaced = alert && { replaces: alert.id };
    const came = await send({ alert: reading.alert, ...replaced });
    if (came.kind === 'done') onSet();
    else onFault('amount');
  };

  function amountError(): string | undefined {
    const fault = faults.amount;
    if (fault === 'amount needed') return words.amountNeeded;
    if (fault !== undefined) return amountWords[fault];
    return isAboutAmount ? explain(error).title : undefined;
  }

  return {
    draft,
    /** What can be chosen; of one that is set, nothing else. */
    kinds: toldKinds.filter((kind) => {
      if (kind === 'sign-in') return alert === undefined;
      if (!mayManage) return false;
      if (isOfPayee(kind)) return true;
      return isOfAccount(kind) ? accounts.length > 0 : cards.length > 0;
    }),
    change: (change: Partial<AlertDraft>) => {
      setDraft({ ...draft, ...change });
      setFaults({});
      forget();
    },
    errors: {
      payee: faults.payee || isAboutPayee ? words.payeeNeeded : undefined,
      amount: amountError(),
    },
    problem: isAboutAmount || isAboutPayee ? null : error,
    busy,
    submit,
  };
}

export type AlertFormState = ReturnType<typeof useAlertForm>;
