import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Statement, StatementMonth } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Skeleton } from '../../design-system/parts/states.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { formatDate, formatMoney, formatMonth, formatPercent } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { usePartInSight } from '../../navigation/wishes.ts';
import { May } from '../../queries/session.ts';
import { statementArchivesQuery, statementQuery } from '../../statements/queries.ts';
import { StatementRow } from '../../statements/download-row.tsx';
import { accountDetailsWords } from './account-detail-words.ts';
import { accountFactsQuery } from '../../accounts/queries.ts';
import { Balance } from '../../design-system/parts/money.tsx';

/** The account's rate and earnings, and its opening day. */
export function Earnings({ account }: { account: Account }) {
  const words = useWords(accountDetailsWords);
  const query = useQuery(accountFactsQuery(account.id));
  return (
    <Part heading={words.factsHeading}>
      <Loaded
        query={query}
        words={{ loading: words.factsLoading, failed: words.factsFailed }}
        skeleton={<Skeleton className="h-40" />}
      >
        {({ earning, paidThisYear, paidLastYear, openedOn }) => (
          <dl className="grid gap-1">
            {/* A certificate shows them above. */}
            {earning !== null && account.maturesOn === null && (
              <>
                <Figure name={words.rate}>{formatPercent(earning.rate)}</Figure>
                <Figure name={words.yield}>{formatPercent(earning.yield)}</Figure>
                {earning.minimum > 0 && (
                  <Figure name={words.minimum}>{formatMoney(earning.minimum)}</Figure>
                )}
                <Figure name={words.accrued}>
                  <Balance amount={earning.accrued} kind="amount" />
                </Figure>
              </>
            )}
            <Figure name={words.paidThisYear}>
              <Balance amount={paidThisYear} kind="amount" />
            </Figure>
            <Figure name={words.paidLastYear}>
              <Balance amount={paidLastYear} kind="amount" />
            </Figure>
            <Figure name={words.openedOn}>{formatDate(openedOn)}</Figure>
          </dl>
        )}
      </Loaded>
    </Part>
  );
}

/** The owners of the account, and the way to have one more. */
export function Owners({ account }: { account: Account }) {
  const words = useWords(accountDetailsWords);
  const { openPlace } = useTabs();
  const { data } = useQuery(accountFactsQuery(account.id));
  return (
    <Part heading={words.owners}>
      <ul className="grid gap-1">
        {data === undefined && <Skeleton className="h-6" />}
        {data?.owners.map(({ name, role }) => (
          <li key={`${name} ${role}`}>{words.owner(name, words.roles[role] ?? role)}</li>
        ))}
      </ul>
      <May area="grant">
        <p>
          <TextButton onClick={() => openPlace('people', { part: 'invitation' })}>
            {words.addOwner}
          </TextButton>
        </p>
      </May>
    </Part>
  );
}

/** This many months are listed; the archive has the others. */
const statementsShown = 6;

/** The last statements, and the earnings of the last full month. */
export function Statements({ account }: { account: Account }) {
  const words = useWords(accountDetailsWords);
  const query = useQuery(statementArchivesQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {(archives) => {
        const months = archives.find((one) => one.account === account.id)?.months ?? [];
        const [last] = months;
        return (
          <>
            {last !== undefined && <Dividends account={account} month={last} />}
            <Part heading={words.statementsHeading}>
              {last === undefined ? (
                <p className="text-small text-muted">{words.noStatements}</p>
              ) : (
                <ul>
                  {months.slice(0, statementsShown).map((month) => (
                    <li key={month} className="border-t border-line">
                      <StatementRow account={account.id} month={month} />
                    </li>
                  ))}
                </ul>
              )}
              {months.length > statementsShown && (
                <p>
                  <TextButton onClick={() => openOverlay('statements')}>
                    {words.allStatements}
                  </TextButton>
                </p>
              )}
            </Part>
          </>
        );
      }}
    </Loaded>
  );
}

/**
 * The dividends of the last full month. Shows nothing if its statement cannot be read; the row of the statement says
 * so.
 */
function Dividends({ account, month }: { account: Account; month: StatementMonth }) {
  const words = useWords(accountDetailsWords);
  const { data } = useQuery(statementQuery(account.id, month));
  if (data === undefined) return null;
  return (
    <Part heading={words.dividendsHeading(formatMonth(`${month}-01` as LocalDate))}>
      <Earned dividends={data.dividends} />
    </Part>
  );
}

function Earned({ dividends }: { dividends: Statement['dividends'] }) {
  const words = useWords(accountDetailsWords);
  return (
    <dl className="grid gap-1">
      <Figure name={words.earned}>
        <Balance amount={dividends.earned} kind="amount" />
      </Figure>
      <Figure name={words.averageDailyBalance}>
        <Balance amount={dividends.averageDailyBalance} />
      </Figure>
      <Figure name={words.yieldEarned}>{formatPercent(dividends.yieldEarned)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  );
}

interface PartProps {
  heading: string;
  /** The name by which the place is opened for this part: `{ part: 'numbers' }`. */
  wish?: string;
  children: ReactNode;
}

/** A section under its heading. */
export function Part({ heading, wish = '', children }: PartProps) {
  const id = useId();
  const part = usePartInSight(wish);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid scroll-mt-20 grid-cols-1 gap-3 outline-none"
    >
      <h3 id={id} className="text-body font-semibold">
        {heading}
      </h3>
      {children}
    </section>
  );
}
