import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { Offer, Opened } from '#contract/products/products.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { brand } from '../browser/brand.ts';
import { LoadedDialog } from '../design-system/composed/loaded-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { OfferList, OfferTerms } from './offer-terms.tsx';
import { OpenedAccount } from './opened-account.tsx';
import { OpeningForm } from './opening-form.tsx';
import { offersQuery } from './queries.ts';
import { productsWords } from './words.ts';
import { movableAccounts } from '../accounts/loaded-accounts.tsx';

/** Opening an account: the products, their terms, then the form, and the opened account. */
export default function OpenAccountDialog(dialog: DialogOpen) {
  const words = useWords(productsWords);
  return (
    <LoadedDialog
      {...dialog}
      query={offersQuery}
      words={words}
      skeleton={<Skeleton className="h-80" />}
      keepsTop
    >
      {({ offers }) =>
        offers.length === 0 ? (
          <EmptyState icon={Landmark} title={words.none}>
            {words.noneDetail(brand.phone)}
          </EmptyState>
        ) : (
          <Steps offers={offers} onClose={() => dialog.onOpenChange(false)} />
        )
      }
    </LoadedDialog>
  );
}

type Step =
  | { readonly at: 'offers' }
  | { readonly at: 'terms' | 'form'; readonly offer: Offer }
  | { readonly at: 'opened'; readonly opened: Opened };

function Steps({ offers, onClose }: { offers: readonly Offer[]; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'offers' });
  const [seen, setSeen] = useState<Offer['product'] | null>(null);
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  const language = useLanguage();
  const nameOf = (offer: Offer) => ownNameIn(offer.name, language);
  switch (step.at) {
    case 'offers':
      return (
        <OfferList
          offers={offers}
          nameOf={nameOf}
          seen={seen}
          onSee={(offer) => {
            setSeen(offer.product);
            setStep({ at: 'terms', offer });
          }}
        />
      );
    case 'terms':
      return (
        <OfferTerms
          offer={step.offer}
          name={nameOf(step.offer)}
          onBack={() => setStep({ at: 'offers' })}
          onContinue={() => setStep({ at: 'form', offer: step.offer })}
        />
      );
    case 'form':
      return (
        <OpeningForm
          offer={step.offer}
          name={nameOf(step.offer)}
          accounts={movableAccounts(accounts)}
          onBack={() => setStep({ at: 'terms', offer: step.offer })}
          onOpened={(opened) => setStep({ at: 'opened', opened })}
        />
      );
    case 'opened':
      return (
        <OpenedAccount
          opened={step.opened}
          onAnother={() => {
            setSeen(null);
            setStep({ at: 'offers' });
          }}
          onDone={onClose}
        />
      );
  }
}
