import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#contract/cards/cards.ts';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useCardLock } from './use-card-lock.ts';

const LockDialog = lazyDialog(() => import('./lock-dialog.tsx'));

/** Says whether the card is locked, and locks or unlocks it (R-D10). Locking asks first, as everywhere. */
export function LockSwitch({ card }: { card: Card }) {
  const { lockSwitch: words, reported, notLocked, stillLocked } = useWords(cardsWords);
  const lock = useCardLock(card);
  const [isAsked, setAsked] = useState<boolean | null>(null);
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
          icon={locked ? LockOpen : Lock}
          onClick={locked ? lock.unlock : () => setAsked(true)}
        >
          {locked ? words.unlock : words.lock}
        </Button>
      )}
      <LockDialog card={card} open={isAsked} onOpenChange={setAsked} onLock={lock.lock} />
    </div>
  );
}
