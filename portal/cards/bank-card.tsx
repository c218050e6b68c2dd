import { Lock, LockOpen, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Card as PaymentCard } from '#contract/cards/cards.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { cardsWords } from './words.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { CardFace } from './card-face.tsx';
import type { CardPart } from './card-parts.tsx';
import { useCardLock } from './use-card-lock.ts';
import { May } from '../queries/session.ts';
import { Meter } from '../design-system/charts/inline-charts.tsx';
import { useJointOwners } from '../people/owners.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

const dialogs = {
  lock: lazyDialog(() => import('./lock-dialog.tsx')),
  manage: lazyDialog(() => import('./manage-dialog.tsx')),
};

/** A payment card: its face, its use, and its actions. */
export function BankCard({ card }: { card: PaymentCard }) {
  const words = useWords(cardsWords);
  const lock = useCardLock(card, (isLocked) =>
    showToast({ tone: 'positive', title: (isLocked ? words.locked : words.unlocked)(card.type) }),
  );
  const [part, setPart] = useState<CardPart>('limits');
  const [asked, setAsked] = useState<{ name: keyof typeof dialogs; open: boolean } | null>(null);
  const open = (name: keyof typeof dialogs) => () => setAsked({ name, open: true });
  const onOpenChange = (isOpen: boolean) => setAsked((last) => last && { ...last, open: isOpen });
  const locked = card.status === 'Locked';
  return (
    <Card
      padding="none"
      aria-label={words.named(card.type, card.cardNumber)}
      className="flex h-full flex-col gap-5 p-3 @xl:grid @xl:grid-cols-2 @xl:grid-rows-[1fr_auto] @xl:*:first:row-span-2"
    >
      <CardFace card={card} />
      <div className="grid content-start gap-4 px-2">
        <CardFacts card={card} />
        <StateOfCard
          card={card}
          onArrived={() => {
            setPart('new card');
            open('manage')();
          }}
        />
        {lock.error !== null && (
          <ProblemBanner
            error={lock.error}
            title={(lock.wanted ? words.notLocked : words.stillLocked)(card.type)}
          />
        )}
      </div>
      <May area="manage">
        <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2 px-1 pb-1">
          {card.reportedAs === null && (
            <Button
              tone="secondary"
              size="small"
              icon={locked ? LockOpen : Lock}
              aria-label={(locked ? words.unlockOf : words.lockOf)(card.type)}
              onClick={locked ? lock.unlock : open('lock')}
            >
              {locked ? words.unlock : words.lock}
            </Button>
          )}
          <Button
            tone="secondary"
            size="small"
            icon={SlidersHorizontal}
            aria-label={words.manageOf(card.type)}
            onClick={open('manage')}
          >
            {words.manage}
          </Button>
        </div>
      </May>
      {asked?.name === 'lock' && (
        <dialogs.lock
          card={card}
          open={asked.open}
          onOpenChange={onOpenChange}
          onLock={lock.lock}
        />
      )}
      {asked?.name === 'manage' && (
        <dialogs.manage
          card={card}
          part={part}
          onPartChange={setPart}
          open={asked.open}
          onOpenChange={onOpenChange}
        />
      )}
    </Card>
  );
}

interface StateOfCardProps {
  card: PaymentCard;
  onArrived: () => void;
}

function StateOfCard({ card: { reportedAs, replacement }, onArrived }: StateOfCardProps) {
  const words = useWords(cardsWords);
  if (reportedAs === null && replacement === null) return null;
  return (
    <Banner
      tone={reportedAs === null ? 'info' : 'warning'}
      action={
        replacement !== null && (
          <May area="manage">
            <TextButton onClick={onArrived}>{words.arrivedYet}</TextButton>
          </May>
        )
      }
    >
      {reportedAs !== null && <p>{words.reported[reportedAs]}</p>}
      {replacement !== null && (
        <p>{words.onItsWay(replacement.cardNumber, formatDate(replacement.arrivesBy))}</p>
      )}
    </Banner>
  );
}

type DebitCard = Extract<PaymentCard, { type: 'Debit Card' }>;
type CreditCard = Exclude<PaymentCard, DebitCard>;

function CardFacts({ card }: { card: PaymentCard }) {
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
