import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account, BalanceExplained } from '#contract/accounts/accounts.ts';
import type { Cents } from '#contract/money/cents.ts';
import { statusWords } from '#contract/transactions/status-words.ts';
import { Skeletons } from '../../design-system/parts/states.tsx';
import { balanceExplainedQuery, balanceHistoryQuery } from '../../accounts/queries.ts';
import { Part } from './account-parts.tsx';
import { balanceExplainedWords } from './balance-explained-words.ts';
import { balanceWords } from '../../accounts/balance-words.ts';
import { formatMoment } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { BalanceChart } from '../../accounts/balance-chart.tsx';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Balance } from '../../design-system/parts/money.tsx';

/** The lines that add up to the available balance. */
export function Explanation({ account }: { account: Account }) {
  const words = useWords(balanceExplainedWords);
  const query = useQuery(balanceExplainedQuery(account.id));
  return (
    <Part heading={words.title(account.name)} wish="hold">
      <Loaded
        query={query}
        words={words}
        skeleton={<Skeletons shapes={['h-10', 'h-16', 'h-16', 'h-10']} />}
      >
        {(explained) => <Lines explained={explained} />}
      </Loaded>
    </Part>
  );
}

/** The balance over the last days; nothing where it cannot be read. */
export function Course({ account }: { account: Account }) {
  const words = useWords(balanceWords);
  const { data } = useQuery(balanceHistoryQuery(90));
  const own = data?.accounts.find((one) => one.account === account.id);
  if (data === undefined || own === undefined) return null;
  return (
    <Part heading={words.heading}>
      <BalanceChart of={account.name} days={data.days} balances={own.balances} />
    </Part>
  );
}

function Lines({ explained }: { explained: BalanceExplained }) {
  const words = useWords(balanceExplainedWords);
  const { names } = useWords(statusWords);
  const { ledger, onItsWay, holds, overdraft, available } = explained;
  return (
    <div className="grid gap-4">
      <Line name={words.ledger} detail={words.ledgerDetail} amount={ledger} />
      <Taken heading={words.open} none={words.noneOpen}>
        {onItsWay.map(({ id, kind, toName, status, at, amount }) => (
          <li key={id}>
            <Line
              name={words.transferTo(kind, toName)}
              detail={`${names[status]} · ${formatMoment(at)}`}
              amount={less(amount)}
            />
          </li>
        ))}
      </Taken>
      <Taken heading={words.holdsHeading} none={words.noHolds}>
        {holds.map(({ id, reason, label, releaseAt, amount }) => (
          <li key={id}>
            <Line
              name={words.hold(reason, label)}
              detail={words.released(formatMoment(releaseAt))}
              amount={less(amount)}
            />
          </li>
        ))}
      </Taken>
      {overdraft > 0 && <Line name={words.overdraft} amount={overdraft} />}
      {overdraft < 0 && <Line name={words.inTerm} amount={overdraft} />}
      <div className="border-t-2 border-ink pt-3 text-title font-bold">
        <Line name={words.available} amount={available} />
      </div>
    </div>
  );
}

function Taken({
  heading,
  none,
  children,
}: {
  heading: string;
  none: string;
  children: ReactNode[];
}) {
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <h4 className="text-small font-semibold text-muted">{heading}</h4>
      {children.length === 0 ? (
        <p className="text-small text-muted">{none}</p>
      ) : (
        <ul className="grid gap-2">{children}</ul>
      )}
    </section>
  );
}

function Line({ name, detail, amount }: { name: string; detail?: string; amount: Cents }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        {detail !== undefined && <p className="text-small text-muted">{detail}</p>}
      </div>
      <Balance amount={amount} className="font-semibold" />
    </div>
  );
}

function less(amount: Cents): Cents {
  return -amount as Cents;
}
