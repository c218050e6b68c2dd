import { type ReactNode, useRef } from 'react';
import type { Offer } from '#contract/products/products.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { DialogActions } from '../design-system/parts/dialog.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate, formatMoney, formatPercent } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { productsWords } from './words.ts';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../design-system/parts/icon.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { RowButton } from '../design-system/parts/list-row.tsx';

interface OfferTermsProps {
  offer: Offer;
  name: string;
  onBack: () => void;
  onContinue: () => void;
}

/** The disclosures required before an account is opened (12 CFR 707.4(b)). */
export function OfferTerms({ offer, name, onBack, onContinue }: OfferTermsProps) {
  const words = useWords(productsWords);
  const { terms } = words;
  const { term, openingMinimum, earningMinimum, method } = offer;
  const earningMinimumSaid = method === 'daily-balance' ? terms.eachDay : terms.average;
  return (
    <DialogView
      heading={terms.heading(name)}
      detail={words.kinds[offer.kind]}
      back={words.back}
      onBack={onBack}
    >
      <DetailList>
        <Detail label={terms.rate}>{formatPercent(offer.rate)}</Detail>
        <Detail label={terms.yield}>{formatPercent(offer.yield)}</Detail>
        <Detail label={terms.openingMinimum}>
          {openingMinimum === 0 ? terms.noMinimum : <Money amount={openingMinimum} />}
        </Detail>
        <Detail label={terms.earningMinimum}>
          {earningMinimum === 0 ? terms.noMinimum : earningMinimumSaid(formatMoney(earningMinimum))}
        </Detail>
        {term !== null && (
          <>
            <Detail label={terms.term}>{terms.months(term.months)}</Detail>
            <Detail label={terms.maturesOn}>{formatDate(term.maturesOn)}</Detail>
          </>
        )}
        <Detail label={terms.fees}>{terms.noFees}</Detail>
      </DetailList>
      <Paragraphs heading={terms.howItEarns}>
        <p>{term === null ? terms.earnsVariable : terms.earnsFixed}</p>
        <p>{terms.methods[method]}</p>
        <p>{term === null ? terms.credited : terms.creditedCertificate}</p>
      </Paragraphs>
      {term !== null && (
        <>
          <Paragraphs heading={terms.early}>
            <p>{terms.penalty(term.penaltyDays)}</p>
            <p>{terms.noAdditions}</p>
          </Paragraphs>
          <Paragraphs heading={terms.renewal}>
            <p>{terms.renews(term.months, term.graceDays)}</p>
          </Paragraphs>
        </>
      )}
      <p className="text-small text-muted">{terms.insured}</p>
      <DialogActions>
        <Button onClick={onContinue}>{terms.next}</Button>
      </DialogActions>
    </DialogView>
  );
}

function Paragraphs({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 text-small">
      <h4 className="font-semibold">{heading}</h4>
      {children}
    </div>
  );
}

interface OfferListProps {
  offers: readonly Offer[];
  nameOf: (offer: Offer) => string;
  /** The one whose terms were seen last: it has the focus again. */
  seen: Offer['product'] | null;
  onSee: (offer: Offer) => void;
}

/** The products on offer, each with its yield. */
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
              {words.offerLine(formatPercent(offer.yield), formatMoney(offer.openingMinimum))}
            </p>
            <p className="text-small text-muted">{words.kinds[offer.kind]}</p>
          </div>
          <Icon shape={ChevronRight} size={18} className="text-muted" />
        </li>
      ))}
    </ul>
  );
}
