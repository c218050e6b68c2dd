import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Card } from '#contract/cards/cards.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { wishedDraft } from '../navigation/wishes.ts';
import {
  type AlertDraft,
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
}

/** The form of an alert, and its choices. */
export function useAlertForm({
  alert,
  accounts,
  cards,
  mayManage,
  onSignIns,
  onSet,
}: AlertFormOptions) {
  const words = useWords(alertWords);
  const { detail } = useTabs();
  const form = useBankForm({
    procedure: addAlert,
    keyed: true,
    refresh: refreshAlerts,
    start: draftOf(alert, {
      kind: mayManage && accounts.length > 0 ? 'balance-below' : 'sign-in',
      account: accounts[0]?.id,
      card: cards[0]?.id,
      ...wishedDraft<AlertDraft>(detail),
    }),
    read: (draft) => {
      const reading = readDraft(draft);
      if (reading.kind === 'faults') return { faults: reading.faults };
      return { request: { alert: reading.alert, ...(alert && { replaces: alert.id }) } };
    },
    at: {
      ALERT_PAYEE_NEEDED: 'payee',
      ALERT_AMOUNT_TOO_LARGE: 'amount',
      ALERT_ALREADY_SET: 'amount',
    },
    say: {
      'payee needed': words.payeeNeeded,
      'amount needed': words.amountNeeded,
      ALERT_PAYEE_NEEDED: words.payeeNeeded,
    },
    brief: ['amount'],
    standing: () => ({}),
    againAt: 'amount',
    done: onSet,
  });
  return {
    ...form,
    // Alerts of sign-ins are a setting of the person.
    submit: form.draft.kind === 'sign-in' ? onSignIns : form.submit,
    /** The kinds to choose from; for an existing alert, only its own. */
    kinds: toldKinds.filter((kind) => {
      if (kind === 'sign-in') return alert === undefined;
      if (!mayManage) return false;
      if (isOfPayee(kind)) return true;
      return isOfAccount(kind) ? accounts.length > 0 : cards.length > 0;
    }),
  };
}

export type AlertFormState = ReturnType<typeof useAlertForm>;
