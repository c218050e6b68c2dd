import { useQuery } from '@tanstack/react-query';
import { HandCoins, ReceiptText, ScanLine, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { BalancesNews, HideBalances, NoTotal } from '../accounts/balance-card.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { useWideRail } from '../browser/use-media.ts';
import { Rosette } from '../design-system/parts/brand-mark.tsx';
import { Card, panelEdges } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { CountedUp } from '../design-system/parts/counted-up.tsx';
import { PanelAction, type PanelActionProps } from '../design-system/parts/shortcut.tsx';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { shellWords } from '../navigation/words.ts';
import { May } from '../queries/session.ts';
import { HeroChips } from './hero-chips.tsx';
import { HeroLine } from './hero-line.tsx';
import { dashboardWords } from './words.ts';

/**
 * The brand panel: what is available, what a member should know about it, the most frequent actions, and the course of the
 * balance. Where the rail has no room for its card, the panel is the `Account Balance` (R-S3). On a phone it goes from edge
 * to edge and continues the heading.
 */
export function Hero() {
  const words = useWords(dashboardWords).hero;
  const balance = useWords(shellWords).balance;
  const isWide = useWideRail();
  return (
    <Card
      tone="panel"
      padding="none"
      aria-labelledby="hero"
      className={classNames(
        'relative isolate grid grid-cols-1 content-start gap-y-4 max-md:pb-6 md:pt-6 xl:grid-cols-[minmax(0,1fr)_auto]',
        panelEdges,
      )}
    >
      <Rosette className="absolute -top-28 -right-28 -z-10 size-120 text-lifted" />
      <div className={inset}>
        <h2 id="hero" className="sr-only">
          {isWide ? words.name : balance.heading}
        </h2>
        <Total isWide={isWide} />
        {!isWide && <BalancesNews />}
      </div>
      <div className={classNames(inset, 'xl:col-span-2')}>
        <HeroChips />
      </div>
      <Actions />
      <div className="xl:col-span-2">
        <HeroLine />
      </div>
    </Card>
  );
}

const inset = 'px-4 sm:px-6';

/** From here on the largest figure would not fit the narrowest phone: $1,000,000.00. */
const tooWideForLargest = 100_000_000;

function Total({ isWide }: { isWide: boolean }) {
  const words = useWords(dashboardWords).hero;
  const { available } = useWords(shellWords).balance;
  const { data, refetch } = useQuery(accountsQuery);
  // First views wait for the accounts: without them they cannot be read.
  if (data === undefined) return <NoTotal onRetry={() => void refetch()} />;
  const usable = data.accounts.filter(({ maturesOn }) => maturesOn === null).length;
  return (
    <>
      <p className="flex items-center gap-1 text-small text-muted">
        {isWide ? words.available(usable) : `${available} ${words.inAccounts(usable)}`}
        <HideBalances className="-my-2" />
      </p>
      <p
        className={classNames(
          'font-bold',
          data.total < tooWideForLargest ? 'text-figure' : 'text-display md:text-figure',
        )}
      >
        <CountedUp amount={data.total} />
      </p>
    </>
  );
}

function Actions() {
  const words = useWords(dashboardWords).hero;
  const { openTab, openPlace } = useTabs();
  return (
    <ul
      className={classNames(
        inset,
        'grid auto-cols-fr grid-flow-col gap-2 max-md:order-last md:auto-cols-max xl:col-start-2 xl:row-start-1 xl:self-start',
      )}
    >
      <May area="move">
        <Action icon={Send} label={words.send} isFirst onSelect={() => openTab('transfer')} />
        <Action icon={HandCoins} label={words.request} onSelect={() => openPlace('requests')} />
      </May>
      <May area="order">
        <Action icon={ReceiptText} label={words.pay} onSelect={() => openPlace('bills')} />
      </May>
      <May area="deposit">
        <Action icon={ScanLine} label={words.deposit} onSelect={() => openPlace('deposit')} />
      </May>
    </ul>
  );
}

function Action(action: PanelActionProps): ReactNode {
  return (
    <li>
      <PanelAction {...action} />
    </li>
  );
}
