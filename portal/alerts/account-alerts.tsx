import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { alertKinds, type AlertKind } from '#contract/alerts/alert-terms.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { SectionProblem } from '../design-system/composed/section-problem.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount } from '../design-system/parts/amount.ts';
import { Button } from '../design-system/parts/button.tsx';
import { News } from '../design-system/parts/news.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/words.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { AddForm } from '../saved-names/add-form.tsx';
import { addAlert, alertsQuery, refreshAlerts, removeAlert } from './queries.ts';
import { alertWords } from './words.es.ts';

/** What the member wants to be told of their accounts, and the form that adds to it (R-G2). */
export function AccountAlerts(): ReactNode {
  const words = useWords(alertWords);
  const alerts = useQuery(alertsQuery);
  const accounts = useQuery(accountsQuery);
  if (alerts.data && accounts.data) {
    return <Alerts alerts={alerts.data} accounts={accounts.data.accounts} />;
  }
  const failed = [alerts, accounts].find(({ isError }) => isError);
  if (failed) return <SectionProblem title={words.failed} query={failed} />;
  return (
    <Loading label={words.loading}>
      <Skeleton className="h-40" />
    </Loading>
  );
}

interface AlertsProps {
  alerts: readonly Alert[];
  accounts: readonly Account[];
}

function Alerts({ alerts, accounts }: AlertsProps) {
  const words = useWords(alertWords);
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="grid grid-cols-1 gap-5 py-5">
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none">
        <News>{news}</News>
        {alerts.length === 0 && <p className="text-small text-muted">{words.none}</p>}
        <ul className="divide-y divide-line">
          {alerts.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              accounts={accounts}
              onRemoved={() => {
                setNews(words.removed);
                list.current?.focus();
              }}
            />
          ))}
        </ul>
      </div>
      {accounts.length > 0 && <NewAlert accounts={accounts} onAdded={() => setNews(words.added)} />}
    </div>
  );
}

interface AlertRowProps {
  alert: Alert;
  accounts: readonly Account[];
  onRemoved: () => void;
}

function AlertRow({ alert: { id, account, kind, amount }, accounts, onRemoved }: AlertRowProps) {
  const words = useWords(alertWords);
  const queries = useQueryClient();
  const removal = useMutation({
    ...removeAlert,
    onSuccess: async () => {
      await refreshAlerts(queries);
      onRemoved();
    },
  });
  const name = accounts.find((one) => one.id === account)?.name ?? '';
  const line = words.lines[kind](name, formatMoney(amount));
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-words">{line}</p>
        <Button
          tone="quiet"
          size="small"
          busy={removal.isPending}
          aria-label={words.removeOf(line)}
          onClick={() => {
            if (!removal.isPending) removal.mutate(id);
          }}
        >
          {words.remove}
        </Button>
      </div>
      {removal.error !== null && <ProblemBanner error={removal.error} />}
    </li>
  );
}

interface NewAlertProps {
  accounts: readonly Account[];
  onAdded: () => void;
}

function NewAlert({ accounts, onAdded }: NewAlertProps) {
  const words = useWords(alertWords);
  const withOwners = useWithOwners();
  const explain = useExplain();
  const [account, setAccount] = useState(accounts[0]?.id);
  const [kind, setKind] = useState<AlertKind>('balance-below');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { outcome, busy, send, forget } = useKeyedRequest(addAlert, refreshAlerts);
  const error = outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null;
  const isAboutAmount =
    isRefusal(error, 'ALERT_AMOUNT_TOO_LARGE') || isRefusal(error, 'ALERT_ALREADY_SET');

  const submit = async () => {
    const reading = readAmount(text);
    if (reading.kind !== 'amount' || reading.cents === 0 || account === undefined) {
      setMissing(reading.kind === 'empty' || reading.kind === 'amount');
      field.current?.focus();
      return;
    }
    const came = await send({ alert: { account, kind, amount: reading.cents } });
    if (came.kind === 'done') {
      setText('');
      onAdded();
    } else {
      field.current?.focus();
    }
  };
  const changed = () => {
    setMissing(false);
    forget();
  };
  function sayAmount(): string | undefined {
    if (isMissing) return words.amountNeeded;
    return isAboutAmount ? explain(error).title : undefined;
  }

  return (
    <AddForm
      words={words}
      busy={busy}
      problem={isAboutAmount ? null : error}
      onSubmit={() => void submit()}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={words.account}
          value={account ?? ''}
          onValueChange={(chosen) => {
            setAccount(chosen);
            changed();
          }}
          choices={accounts.map(({ id, name }) => ({ value: id, label: withOwners(name) }))}
        />
        <SelectField
          label={words.kind}
          value={kind}
          onValueChange={(chosen) => {
            setKind(chosen);
            changed();
          }}
          choices={alertKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </div>
      <AmountField
        ref={field}
        label={words.amount}
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          changed();
        }}
        error={sayAmount()}
      />
    </AddForm>
  );
}
