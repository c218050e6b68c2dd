import type { ReactNode } from 'react';
import type { Card } from '#contract/cards/cards.ts';
import { Meter } from '../design-system/charts/meter.tsx';
import { useJointOwners } from '../people/joint-owners.ts';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

type DebitCard = Extract<Card, { type: 'Debit Card' }>;
type CreditCard = Exclude<Card, DebitCard>;

/** The use of the card, and the rest of its limit (R-D3). */
export function CardFacts({ card }: { card: Card }) {
  return card.type === 'Debit Card' ? <DebitFacts card={card} /> : <CreditFacts card={card} />;
}

function DebitFacts({ card: { dailyLimit, usedToday, linkedAccount } }: { card: DebitCard }) {
  const words = useWords(cardsWords);
  const [hidden] = useBalancesHidden();
  const joint = useJointOwners();
  return (
    <>
      <Meter percent={hidden ? 0 : (usedToday * 100) / dailyLimit} />
      <dl className="grid gap-2">
        <Fact label={words.usedToday}>
          <Balance kind="amount" amount={usedToday} />
        </Fact>
        <Fact label={words.dailyLimit}>
          <Balance kind="amount" amount={dailyLimit} />
        </Fact>
        <Fact label={words.linkedAccount}>
          {linkedAccount.name} <span className="figures">{linkedAccount.number}</span>
          {joint !== null && <span className="block font-normal text-muted">{joint}</span>}
        </Fact>
      </dl>
    </>
  );
}

function CreditFacts({ card }: { card: CreditCard }) {
  const words = useWords(cardsWords);
  const [hidden] = useBalancesHidden();
  const { creditLimit, spendingLimit, currentBalance, availableCredit, utilization } = card;
  return (
    <>
      <Meter percent={hidden ? 0 : utilization} />
      <dl className="grid gap-2">
        <Fact label={words.currentBalance}>
          <Balance amount={currentBalance} />
        </Fact>
        <Fact label={words.availableCredit}>
          <Balance amount={availableCredit} />
        </Fact>
        <Fact label={words.creditLimit}>
          <Balance kind="amount" amount={creditLimit} />
        </Fact>
        {spendingLimit < creditLimit && (
          <Fact label={words.spendingLimit}>
            <Balance kind="amount" amount={spendingLimit} />
          </Fact>
        )}
        <Fact label={words.utilization}>
          {hidden ? (
            <>
              <span aria-hidden="true">•••</span>
              <span className="sr-only">{words.percentHidden}</span>
            </>
          ) : (
            <span className="figures">{words.percent(utilization)}</span>
          )}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-small text-muted">{label}</dt>
      <dd className="min-w-0 text-right text-small font-medium">{children}</dd>
    </div>
  );
}
