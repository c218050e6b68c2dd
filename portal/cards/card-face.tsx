import { Ban, CircleCheck, Lock } from 'lucide-react';
import type { Card } from '#contract/cards/cards.ts';
import { brand } from '../browser/brand.ts';
import { Badge } from '../design-system/parts/badge.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { useWords } from '../language/sentences.ts';
import { CardArt } from './card-art.tsx';
import { cardsWords } from './words.ts';

/** The card as it lies on the table: chip, number as far as it may be shown, holder, expiry, network; frosted while locked. */
export function CardFace({ card }: { card: Card }) {
  const words = useWords(cardsWords);
  const { type, cardNumber, holderName, expiryDate, hasExpired, cardBrand, status, art } = card;
  const locked = status === 'Locked';
  return (
    <div className="tone-panel forced-color-adjust-none relative isolate flex min-h-44 flex-col justify-between gap-3 overflow-clip rounded-control p-4 text-ink shadow-low sm:aspect-card sm:p-5">
      <div className={classNames('absolute inset-0 -z-10', locked && 'frosted')}>
        <CardArt art={art} />
        <Frost locked={locked} />
      </div>
      <div>
        <div className="flex items-center justify-between gap-3">
          <h3 className="min-w-0 text-body font-semibold">{words.types[type]}</h3>
          {hasExpired && !locked ? (
            <Badge tone="warning" icon={Ban}>
              {words.expired}
            </Badge>
          ) : (
            <Badge tone={locked ? 'warning' : 'positive'} icon={locked ? Lock : CircleCheck}>
              {words.statuses[status]}
            </Badge>
          )}
        </div>
        <p className="line-clamp-2 text-caption">{brand.name}</p>
      </div>
      <p className="figures flex items-center gap-3 text-title font-semibold">
        <ChipAndWaves />
        <span aria-hidden="true" className="tracking-widest">
          {`${cardNumber.slice(0, -4)} ${cardNumber.slice(-4)}`}
        </span>
        <span className="sr-only">{words.endingIn(cardNumber.slice(-4))}</span>
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 text-small">
        <div className="min-w-0">
          <dt className="sr-only">{words.holder}</dt>
          <dd className="line-clamp-2 font-medium wrap-anywhere">{holderName}</dd>
        </div>
        <div className="row-span-2 text-right">
          <dt className="sr-only">{words.brand}</dt>
          <dd className={classNames('leading-none', letters[cardBrand])}>{cardBrand}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>{words.expires}</dt>
          <dd className="figures font-medium">{expiryDate}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The networks by their letters alone: their marks are theirs. */
const letters: Record<Card['cardBrand'], string> = {
  Visa: 'text-title font-bold tracking-widest uppercase',
  Mastercard: 'text-body font-bold lowercase',
  'American Express': 'w-20 text-caption font-bold tracking-widest uppercase',
};

/** A pale veil and a lock: the card is frozen. */
function Frost({ locked }: { locked: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'absolute inset-0 grid items-center justify-items-end bg-ink/10 pr-3 transition-opacity',
        locked ? 'opacity-100' : 'opacity-0',
      )}
    >
      <span className="grid size-9 place-items-center rounded-full bg-brand text-on-brand">
        <Icon shape={Lock} size={18} />
      </span>
    </div>
  );
}

/** The contacts of the chip, and the mark of a card that is held to the reader. */
function ChipAndWaves() {
  return (
    <svg viewBox="0 0 64 28" aria-hidden="true" fill="none" className="h-7 w-16 shrink-0">
      <rect width="36" height="28" rx="5" className="fill-accent" />
      <path
        d="M0 10h11v8H0M36 10H25v8h11M11 10l4-4V0m-4 18 4 4v6M25 10l-4-4V0m4 18-4 4v6"
        className="stroke-surface"
        strokeWidth="1.2"
      />
      <path
        d="M45 10q3 4 0 8M49.5 7.5q5 6.500 0 13M54 5q7 9 0 18"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
