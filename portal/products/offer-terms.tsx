import type { ReactNode } from 'react';
import type { Offer } from '#contract/products/products.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { inPercent } from './in-percent.ts';
import { productsWords } from './words.ts';

interface OfferTermsProps {
  offer: Offer;
  name: string;
  onBack: () => void;
  onContinue: () => void;
}

/** What must be told before an account is opened (12 CFR 707.4(b)). */
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
        <Detail label={terms.rate}>{inPercent(offer.rate)}</Detail>
        <Detail label={terms.yield}>{inPercent(offer.yield)}</Detail>
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
