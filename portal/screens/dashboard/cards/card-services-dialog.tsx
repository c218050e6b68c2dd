import { useQuery } from '@tanstack/react-query';
import { CreditCard, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#contract/cards.ts';
import type { CardId } from '#contract/ids.ts';
import { brand } from '../../../brand.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { SelectField } from '../../../parts/select-field.tsx';
import { EmptyState, Skeleton } from '../../../parts/states.tsx';
import { TabPanels } from '../../../parts/tab-panels.tsx';
import { cardsQuery } from '../../../queries/cards.ts';
import { cardsWords } from '../../../words/cards.ts';
import { useWords } from '../../../words/words.ts';
import { ProblemBanner } from '../../problem-banner.tsx';
import { Loaded } from '../loaded.tsx';
import { PinForm } from './pin-form.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { useCardLock } from './use-card-lock.ts';

interface CardServicesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The quick action for any of the cards: lock or unlock it, request a new one, set its PIN (R-D10). */
export default function CardServicesDialog({ open, onOpenChange }: CardServicesDialogProps) {
  const words = useWords(cardsWords).services;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <CardServices />
    </Dialog>
  );
}

function CardServices() {
  const words = useWords(cardsWords);
  const query = useQuery(cardsQuery);
  return (
    <Loaded
      query={query}
      words={words}
      skeleton={
        <>
          <Skeleton className="h-18" />
          <Skeleton className="mt-5 h-40" />
        </>
      }
    >
      {(cards) => <ChosenCard cards={cards} />}
    </Loaded>
  );
}

function ChosenCard({ cards }: { cards: readonly Card[] }) {
  const words = useWords(cardsWords);
  const [chosen, setChosen] = useState<CardId | null>(null);
  const card = cards.find(({ id }) => id === chosen) ?? cards[0];
  if (card === undefined) {
    return (
      <EmptyState icon={CreditCard} title={words.empty}>
        {words.emptyDetail(brand.phone)}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5">
      <SelectField
        label={words.services.card}
        value={card.id}
        onValueChange={setChosen}
        choices={cards.map(({ id, type, cardNumber }) => ({
          value: id,
          label: words.named(type, cardNumber),
        }))}
      />
      {/* What was typed for one card must not be sent for another. */}
      <ServicesFor key={card.id} card={card} />
    </div>
  );
}

type Service = 'lock' | 'new card' | 'pin';

function ServicesFor({ card }: { card: Card }) {
  const words = useWords(cardsWords).services;
  const [service, setService] = useState<Service>('lock');
  return (
    <TabPanels
      label={words.sections}
      value={service}
      onValueChange={setService}
      panels={[
        { value: 'lock', label: words.lockTab, children: <LockSwitch card={card} /> },
        { value: 'new card', label: words.newCardTab, children: <ReplaceCard card={card} /> },
        { value: 'pin', label: words.pinTab, children: <PinForm card={card} /> },
      ]}
    />
  );
}

function LockSwitch({ card }: { card: Card }) {
  const { services: words, reported, notLocked, stillLocked } = useWords(cardsWords);
  const lock = useCardLock(card);
  const locked = card.status === 'Locked';
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status">
        <p className="font-semibold">{locked ? words.locked : words.active}</p>
        <p className="text-small text-muted">
          {card.reportedAs === null
            ? (locked && words.lockedDetail) || words.activeDetail
            : reported[card.reportedAs]}
        </p>
      </div>
      {lock.error !== null && (
        <ProblemBanner
          error={lock.error}
          title={(lock.wanted ? notLocked : stillLocked)(card.type)}
        />
      )}
      {card.reportedAs === null && (
        <Button
          tone={locked ? 'primary' : 'danger'}
          icon={locked ? LockOpen : Lock}
          onClick={locked ? lock.unlock : lock.lock}
        >
          {locked ? words.unlock : words.lock}
        </Button>
      )}
    </div>
  );
}
