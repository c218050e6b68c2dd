import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Card } from '#contract/cards/cards.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { cardsQuery } from '../cards/queries.ts';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { EmptyState, Loading, News, Skeleton } from '../design-system/parts/states.tsx';
import { useWords } from '../language/sentences.ts';
import { useOpenedFor } from '../navigation/wishes.ts';
import { useMay } from '../queries/session.ts';
import { settingsQuery } from '../settings/queries.ts';
import { alertsQuery } from './queries.ts';
import { useAlertLine } from './use-alert-line.ts';
import { alertWords } from './words.ts';
import { SectionProblem } from '../design-system/composed/loaded.tsx';

const AlertDialog = lazyDialog(() => import('./alert-dialog.tsx'));

/** The alerts that the member has set, and the way to change them (R-G2, R-G6). */
export function AlertList(): ReactNode {
  const words = useWords(alertWords);
  const alerts = useQuery(alertsQuery);
  const accounts = useQuery(accountsQuery);
  const cards = useQuery(cardsQuery);
  const settings = useQuery(settingsQuery);
  if (alerts.data && accounts.data && cards.data && settings.data) {
    return (
      <Alerts
        alerts={alerts.data}
        accounts={accounts.data.accounts}
        cards={cards.data}
        tellsSignIns={settings.data.notifications.signIns}
      />
    );
  }
  const failed = [alerts, accounts, cards, settings].find(({ isError }) => isError);
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
  cards: readonly Card[];
  tellsSignIns: boolean;
}

function Alerts({ alerts, accounts, cards, tellsSignIns }: AlertsProps) {
  const words = useWords(alertWords);
  const mayManage = useMay('manage');
  const lineOf = useAlertLine({ accounts, cards });
  const [news, setNews] = useState('');
  /** The subject of the dialog: a new alert, an existing alert, or the sign-ins. */
  const [about, setAbout] = useState<'new' | 'sign-in' | Alert>('new');
  const [isOpen, setOpen] = useOpenedFor('new alert');
  const list = useRef<HTMLDivElement>(null);
  const open = (what: typeof about) => {
    setAbout(what);
    setOpen(true);
  };
  const addButton = (
    <Button tone="secondary" className="justify-self-start" onClick={() => open('new')}>
      {words.add}
    </Button>
  );
  const isEmpty = alerts.length === 0 && !tellsSignIns;
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 py-5 outline-none">
      <News>{news}</News>
      {isEmpty ? (
        <EmptyState
          icon={BellRing}
          title={words.none}
          action={addButton}
          detail={words.noneDetail}
        />
      ) : (
        <>
          <ul className="-mt-3 divide-y divide-line">
            {alerts.map((alert) => (
              <AlertRow
                key={alert.id}
                line={words.tellMe(lineOf(alert))}
                onEdit={mayManage ? () => open(alert) : undefined}
              />
            ))}
            {tellsSignIns && (
              <AlertRow
                line={words.tellMe(words.happens['sign-in'])}
                onEdit={() => open('sign-in')}
              />
            )}
          </ul>
          {addButton}
        </>
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        about={about}
        accounts={accounts}
        cards={cards}
        mayManage={mayManage}
        onDone={(done) => {
          setNews(words.done[done]);
          list.current?.focus();
        }}
      />
    </div>
  );
}

function AlertRow({ line, onEdit }: { line: string; onEdit: (() => void) | undefined }) {
  const words = useWords(alertWords);
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <p className="min-w-0 wrap-break-word">{line}</p>
      {onEdit && (
        <Button
          tone="quiet"
          size="small"
          className="-mr-3 shrink-0"
          aria-label={words.editOf(line)}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      )}
    </li>
  );
}
