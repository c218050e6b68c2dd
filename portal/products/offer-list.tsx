import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { Offer } from '#contract/products/products.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { RowButton } from '../design-system/parts/row-button.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { inPercent } from './in-percent.ts';
import { productsWords } from './words.ts';

interface OfferListProps {
  offers: readonly Offer[];
  nameOf: (offer: Offer) => string;
  /** The one whose terms were seen last: it has the focus again. */
  seen: Offer['product'] | null;
  onSee: (offer: Offer) => void;
}

/** What can be opened, each with its yield. */
export function OfferList({ offers, nameOf, seen, onSee }: OfferListProps) {
  const words = useWords(productsWords);
  const list = useRef<HTMLUListElement>(null);
  useFocusInPlace(() => {
    const place = offers.findIndex(({ product }) => product === seen);
    list.current?.querySelectorAll('button')[place]?.focus();
  });
  return (
    <ul ref={list} className="divide-y divide-line">
      {offers.map((offer) => (
        <li key={offer.product} className="relative flex items-center gap-3 py-3.5">
          <RowButton label={words.see(nameOf(offer))} onOpen={() => onSee(offer)} />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <h3 className="text-body font-semibold wrap-anywhere">{nameOf(offer)}</h3>
            <p className="figures text-small font-medium">
              {words.offerLine(inPercent(offer.yield), formatMoney(offer.openingMinimum))}
            </p>
            <p className="text-small text-muted">{words.kinds[offer.kind]}</p>
          </div>
          <Icon shape={ChevronRight} size={18} className="text-muted" />
        </li>
      ))}
    </ul>
  );
}
