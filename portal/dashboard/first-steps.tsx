import { useQuery } from '@tanstack/react-query';
import { ScanLine, ShieldCheck, UserRoundPlus } from 'lucide-react';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { newestTransactionsQuery } from '../transactions/queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { ActionTile, type ActionTileProps } from '../design-system/parts/shortcut.tsx';

/** The first steps of a new member. Nothing once there is a transaction. */
export function FirstSteps() {
  const words = useWords(dashboardWords).firstSteps;
  const { openPlace, openTab } = useTabs();
  const isNew = useIsNew();
  const mayManage = useMay('manage');
  const { data } = useQuery(accountsQuery);
  if (!isNew || !mayManage || data === undefined || data.accounts.length === 0) return null;
  const steps: readonly ActionTileProps[] = [
    {
      icon: ScanLine,
      ...words.deposit,
      onSelect: () => openTab('dashboard', { open: 'deposit' }),
    },
    {
      icon: ShieldCheck,
      ...words.safety,
      onSelect: () => openPlace('security', { part: 'sign-in-ways' }),
    },
    { icon: UserRoundPlus, ...words.recipient, onSelect: () => openTab('transfer') },
  ];
  return (
    <section aria-labelledby="first-steps" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="first-steps" detail={words.detail}>
        {words.heading}
      </SectionHeading>
      <ul className="grid gap-3 sm:gap-4 xl:grid-cols-3">
        {steps.map((step) => (
          <li key={step.label}>
            <ActionTile {...step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether nothing has ever moved; false until that is known. */
export function useIsNew(): boolean {
  return useQuery(newestTransactionsQuery(5)).data?.length === 0;
}
