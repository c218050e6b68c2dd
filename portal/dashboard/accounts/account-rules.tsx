import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { BillPayment } from '#contract/bills/bills.ts';
import type { GoalRule } from '#contract/goals/goals.ts';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import { alertsQuery } from '../../alerts/queries.ts';
import { useAlertLine } from '../../alerts/use-alert-line.ts';
import { alertWords } from '../../alerts/words.ts';
import { upcomingBillsQuery } from '../../bills/queries.ts';
import { Loading, Skeleton } from '../../design-system/parts/states.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { goalsQuery } from '../../goals/queries.ts';
import { useRuleLine } from '../../goals/use-rule-line.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useLanguage } from '../../language/language.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { loanQuery, loansQuery } from '../../loans/queries.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { May } from '../../queries/session.ts';
import { standingOrderWords } from '../../standing-orders/words.ts';
import { scheduledTransfersQuery } from '../../payments/queries.ts';
import { Part } from './account-parts.tsx';
import { accountRulesWords } from './account-rule-words.ts';
import { SectionProblem } from '../../design-system/composed/loaded.tsx';

/**
 * The alerts of an account and the payments that leave or reach it automatically, with links to where they are changed.
 */
export function AccountRules({ account }: { account: Account }) {
  const words = useWords(accountRulesWords);
  const { openPlace } = useTabs();
  const { lines, isLoading, failed } = useRules(account);
  return (
    <Part heading={words.heading}>
      {failed !== undefined && <SectionProblem title={words.failed} query={failed} />}
      {failed === undefined && isLoading && (
        <Loading label={words.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {failed === undefined && !isLoading && (
        <>
          {Object.values(lines).every((of) => of.length === 0) && (
            <p className="text-small text-muted">{words.none}</p>
          )}
          {groupsOf(openPlace).map(({ name, area, change }) => (
            <Group
              key={name}
              words={words.groups[name]}
              lines={lines[name]}
              area={area}
              onChange={change}
            />
          ))}
        </>
      )}
    </Part>
  );
}

function useRules(account: Account) {
  const { id } = account;
  const alerts = useQuery(alertsQuery);
  const transfers = useQuery(scheduledTransfersQuery);
  const bills = useQuery(upcomingBillsQuery);
  const goals = useQuery(goalsQuery);
  const loans = useQuery(loansQuery);
  const open = (loans.data?.loans ?? []).filter(({ isClosed }) => !isClosed);
  const each = useQueries({ queries: open.map((loan) => loanQuery(loan.id)) });
  const say = useRuleWords(account);
  const queries = [alerts, transfers, bills, goals, loans, ...each];
  return {
    isLoading: queries.some(({ data }) => data === undefined),
    failed: queries.find(({ data, isError }) => data === undefined && isError),
    lines: {
      alerts: (alerts.data ?? []).flatMap((alert) =>
        'account' in alert && alert.account === id ? [say.alert(alert)] : [],
      ),
      transfers: (transfers.data?.ahead ?? []).flatMap((order) => {
        if (order.from === id) return [say.order(order)];
        return order.to === id ? [say.incoming(order)] : [];
      }),
      bills: (bills.data?.payments ?? []).filter(({ from }) => from === id).map(say.order),
      goals: (goals.data?.goals ?? []).flatMap(({ name: goal, account: of, rules }) =>
        rules.filter(({ from }) => from === id || of === id).map((rule) => say.goal(goal, rule)),
      ),
      loans: each.flatMap(({ data }) => (data?.autopay === id ? [say.loan(data.name)] : [])),
    },
  };
}

type GroupName = keyof (typeof accountRulesWords)['en']['groups'];

function groupsOf(
  openPlace: ReturnType<typeof useTabs>['openPlace'],
): { name: GroupName; area: AccessArea; change: () => void }[] {
  return [
    { name: 'alerts', area: 'manage', change: () => openPlace('alerts') },
    { name: 'transfers', area: 'order', change: () => openPlace('scheduled') },
    { name: 'bills', area: 'order', change: () => openPlace('bills') },
    { name: 'goals', area: 'order', change: () => openOverlay('goals') },
    { name: 'loans', area: 'order', change: () => openOverlay('loans') },
  ];
}

function useRuleWords(account: Account) {
  const words = useWords(accountRulesWords);
  const { repeats } = useWords(standingOrderWords);
  const { whenever } = useWords(alertWords);
  const alertLine = useAlertLine({ accounts: [account], cards: [] });
  const language = useLanguage();
  const ruleLine = useRuleLine();
  return {
    alert: (alert: Alert) => whenever(alertLine(alert)),
    order: (order: BillPayment | ScheduledTransfer) => {
      const { repeat, amount, date } = order;
      const to = 'payeeName' in order ? order.payeeName : order.toName;
      const [money, day] = [formatMoney(amount), formatDate(date)];
      return repeat === 'once'
        ? words.once(money, to, day)
        : words.order(repeats[repeat], money, to, day);
    },
    incoming: ({ repeat, amount, date, fromName }: ScheduledTransfer) => {
      const [money, day] = [formatMoney(amount), formatDate(date)];
      return repeat === 'once'
        ? words.incomingOnce(money, fromName, day)
        : words.incoming(repeats[repeat], money, fromName, day);
    },
    goal: (goal: string, rule: GoalRule) => words.toGoal(goal, ruleLine(rule)),
    loan: (name: string) => words.autopay(ownNameIn(name, language)),
  };
}

interface GroupProps {
  words: { heading: string; change: string };
  lines: readonly string[];
  area: AccessArea;
  onChange: () => void;
}

function Group({ words: { heading, change }, lines, area, onChange }: GroupProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1 text-small">
      <h4 id={id} className="font-semibold">
        {heading}
      </h4>
      <ul aria-labelledby={id} className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <May area={area}>
        <TextButton onClick={onChange}>{change}</TextButton>
      </May>
    </div>
  );
}
