import { Ban, CircleCheck, Lock } from 'lucide-react';
import type { Card, CardType } from '#contract/cards/cards.ts';
import { brand } from '../browser/brand.ts';
import { Badge } from '../design-system/parts/badge.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Rosette } from '../design-system/parts/brand-mark.tsx';

/** The card as it lies on the table: its holder, its number as far as it may be shown, its expiry and brand. */
export function CardFace({ card }: { card: Card }) {
  const words = useWords(cardsWords);
  const { type, cardNumber, holderName, expiryDate, hasExpired, cardBrand, status } = card;
  const locked = status === 'Locked';
  return (
    <div
      className={classNames(
        'tone-panel panel relative isolate flex min-h-44 flex-col justify-between gap-4 overflow-clip rounded-control p-4 sm:aspect-card sm:p-5',
        looks[type].surface,
      )}
    >
      <Rosette
        className={classNames('absolute -right-16 -bottom-20 -z-10 size-64', looks[type].rosette)}
      />
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
        <p className="line-clamp-2 text-caption text-muted">{brand.name}</p>
      </div>
      <p className={classNames('figures text-title font-semibold', locked && 'opacity-70')}>
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
          <dd className="font-bold">{cardBrand}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">{words.expires}</dt>
          <dd className="figures font-medium">{expiryDate}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Each card has a surface of its own, so that it is found without reading; all surfaces are the brand's. */
const looks: Record<CardType, { surface: string; rosette: string }> = {
  'Debit Card': { surface: '', rosette: 'text-brand/25' },
  'Credit Card': { surface: 'bg-lifted', rosette: 'text-ink/20' },
  'Business Card': { surface: 'bg-sunken', rosette: 'text-accent/30' },
};
