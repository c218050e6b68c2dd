import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, TrendingDown, TrendingUp } from 'lucide-react';
import { namesOfOpen, statusWords } from '#contract/transactions/status-words.ts';
import { accountsQuery, balanceHistoryQuery } from '../accounts/queries.ts';
import { statusSigns } from '../design-system/parts/badge.tsx';
import { ChipList, LinkChip } from '../design-system/parts/chip.tsx';
import { Balance } from '../design-system/parts/money.tsx';
import { formatCount, formatMonthLabel } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { openOverlay } from '../navigation/overlay.ts';
import { useTabs } from '../navigation/tabs.ts';
import { shellWords } from '../navigation/words.ts';
import { changeThisMonth, daysBefore, movablePast } from './hero-course.ts';
import { useUnsettled } from './unsettled.tsx';
import { dashboardWords } from './words.ts';

/** What a member should know beside the balance, each fact with the way to more: the change, what waits, what is not insured. */
export function HeroChips() {
  const words = useWords(dashboardWords).hero;
  return (
    <ChipList label={words.facts}>
      <ChangeThisMonth />
      <Waiting />
      <NotInsured />
    </ChipList>
  );
}

function ChangeThisMonth() {
  const words = useWords(dashboardWords).hero;
  const language = useLanguage();
  const { openPlace } = useTabs();
  const { data } = useQuery(balanceHistoryQuery(daysBefore));
  const { data: accounts } = useQuery(accountsQuery);
  const today = data?.days.at(-1);
  if (data === undefined || today === undefined || accounts === undefined) return null;
  const change = changeThisMonth(movablePast(data, accounts.accounts));
  if (change === 0) return null;
  return (
    <li>
      <LinkChip
        icon={change > 0 ? TrendingUp : TrendingDown}
        onSelect={() => openPlace('accounts')}
      >
        <Balance kind="amount" amount={change} sign="always" whole />{' '}
        {words.inMonth(formatMonthLabel(today.slice(0, 7) as LocalMonth, language))}
      </LinkChip>
    </li>
  );
}

function Waiting() {
  const said = useWords(statusWords);
  const { openTab } = useTabs();
  const unsettled = useUnsettled();
  if (unsettled === null) return null;
  const { sum, count, statuses, first } = unsettled;
  return (
    <li>
      <LinkChip
        icon={statusSigns[first.status].icon}
        onSelect={() =>
          count === 1 ? openTab('transactions', { transaction: first.id }) : openTab('transfer')
        }
      >
        {sum === null ? (
          formatCount(count)
        ) : (
          <Balance kind="amount" amount={sum} sign="none" whole />
        )}{' '}
        {namesOfOpen(said, statuses).toLowerCase()}
      </LinkChip>
    </li>
  );
}

function NotInsured() {
  const words = useWords(shellWords).balance;
  const { data } = useQuery(accountsQuery);
  if (data === undefined || data.insurance.notInsured === 0) return null;
  return (
    <li>
      <LinkChip
        icon={ShieldAlert}
        className="text-accent-ink!"
        onSelect={() => openOverlay('insurance')}
      >
        <Balance amount={data.insurance.notInsured} whole /> {words.notInsured}
      </LinkChip>
    </li>
  );
}
