import { useQuery } from '@tanstack/react-query';
import { BellRing, KeyRound, Tag } from 'lucide-react';
import { accountsQuery, balanceHistoryQuery } from '../accounts/queries.ts';
import { alertsQuery } from '../alerts/queries.ts';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { ActionTile, type ActionTileProps } from '../design-system/parts/shortcut.tsx';
import { factorsQuery } from '../identity/security/queries.ts';
import { useWords } from '../language/sentences.ts';
import { openOverlay } from '../navigation/overlay.ts';
import { useTabs } from '../navigation/tabs.ts';
import { useMay } from '../queries/session.ts';
import { newestTransactionsQuery } from '../transactions/queries.ts';
import { isInFirstDays } from './first-days.ts';
import { daysBefore } from './hero-course.ts';
import { dashboardWords } from './words.ts';

/** What a new member has not done yet: each card goes when it is done, and all of them after the first days. */
export function FirstSteps() {
  const words = useWords(dashboardWords).firstSteps;
  const { openPlace } = useTabs();
  const { left } = useFirstSteps();
  if (left.length === 0) return null;
  const cards: Record<FirstStep, ActionTileProps> = {
    passkey: {
      icon: KeyRound,
      ...words.passkey,
      onSelect: () => openPlace('security', { part: 'sign-in-ways' }),
    },
    alert: {
      icon: BellRing,
      ...words.alert,
      onSelect: () => openPlace('alerts', { part: 'notifications' }),
    },
    names: { icon: Tag, ...words.names, onSelect: () => openOverlay('accounts') },
  };
  return (
    <section aria-labelledby="first-steps" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="first-steps" detail={words.detail}>
        {words.heading}
      </SectionHeading>
      <ul className="grid gap-3 sm:gap-4 xl:grid-cols-3">
        {left.map((step) => (
          <li key={step}>
            <ActionTile {...cards[step]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FirstStep = 'passkey' | 'alert' | 'names';

/** The steps that are left, and whether that is still being asked. Others than new members are asked nothing. */
export function useFirstSteps(): { left: readonly FirstStep[]; isLoading: boolean } {
  const { data: history } = useQuery(balanceHistoryQuery(daysBefore));
  const { data: of } = useQuery(accountsQuery);
  const mayManage = useMay('manage');
  const accounts = of?.accounts ?? [];
  const isNew = mayManage && accounts.length > 0 && history !== undefined && isInFirstDays(history);
  const factors = useQuery({ ...factorsQuery, enabled: isNew });
  const alerts = useQuery({ ...alertsQuery, enabled: isNew });
  if (!isNew) return { left: [], isLoading: false };
  const isLeft: Record<FirstStep, boolean> = {
    passkey: factors.data?.offered === true && factors.data.passkeys.length === 0,
    alert: alerts.data?.every(({ kind }) => kind !== 'balance-below') === true,
    names: accounts.every(({ name, officialName }) => name === officialName),
  };
  return {
    left: (['passkey', 'alert', 'names'] as const).filter((step) => isLeft[step]),
    isLoading: factors.isLoading || alerts.isLoading,
  };
}

/** Whether nothing has ever moved; false until that is known. */
export function useIsNew(): boolean {
  return useQuery(newestTransactionsQuery(5)).data?.length === 0;
}
