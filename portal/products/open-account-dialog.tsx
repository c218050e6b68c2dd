import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Offer, Opened } from '#contract/products/products.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { accountsQuery, refreshAccountNames } from '../accounts/queries.ts';
import { brand } from '../browser/brand.ts';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';
import { Dialog, DialogActions, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { OfferList, OfferTerms } from './offer-terms.tsx';
import { offersQuery, openAccount } from './queries.ts';
import { productsWords } from './words.ts';
import { movableAccounts, useAccountChoice } from '../accounts/account-choice.tsx';
import { Detail, DetailList, NameWithDetail } from '../design-system/composed/detail-list.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { useBalancesHidden } from '../design-system/parts/money.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { emptyOpening, faultsOfRefusal, readOpening } from './opening-draft.ts';

/** Opening an account: the products, their terms, then the form, and the opened account. */
export default function OpenAccountDialog(dialog: DialogOpen) {
  const words = useWords(productsWords);
  return (
    <Dialog {...dialog} title={words.title} description={words.description} keepsTop>
      <LoadedQuery query={offersQuery} words={words} skeleton={<Skeleton className="h-80" />}>
        {({ offers }) =>
          offers.length === 0 ? (
            <EmptyState icon={Landmark} title={words.none} detail={words.noneDetail(brand.phone)} />
          ) : (
            <Steps offers={offers} onClose={() => dialog.onOpenChange(false)} />
          )
        }
      </LoadedQuery>
    </Dialog>
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

interface OpenedAccountProps {
  opened: Opened;
  onAnother: () => void;
  onDone: () => void;
}

function OpenedAccount({ opened, onAnother, onDone }: OpenedAccountProps) {
  const words = useWords(productsWords).opened;
  const said = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => said.current?.focus());
  const { account, amount, reference, openedOn } = opened;
  const { name, officialName, number, maturesOn } = account;
  return (
    <div className="grid gap-5">
      <Banner ref={said} role="status" tone="positive">
        {words.heading}
      </Banner>
      <DetailList>
        <Detail label={words.account}>
          <NameWithDetail name={name} detail={name === officialName ? null : officialName} />
        </Detail>
        <Detail label={words.number} figures>
          {number}
        </Detail>
        <Detail label={words.amount} amount={amount} />
        <Detail label={words.openedOn}>{formatDate(openedOn)}</Detail>
        {maturesOn !== null && <Detail label={words.maturesOn}>{formatDate(maturesOn)}</Detail>}
        <Detail label={words.reference} figures>
          {reference}
        </Detail>
      </DetailList>
      <DialogActions>
        <Button tone="quiet" onClick={onAnother}>
          {words.another}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </DialogActions>
    </div>
  );
}

interface OpeningFormProps {
  offer: Offer;
  name: string;
  accounts: readonly Account[];
  onBack: () => void;
  onOpened: (opened: Opened) => void;
}

function OpeningForm({ offer, name, accounts, onBack, onOpened }: OpeningFormProps) {
  const all = useWords(productsWords);
  const words = all.form;
  const form = useBankForm({
    procedure: openAccount,
    keyed: true,
    refresh: refreshAccountNames,
    start: emptyOpening,
    read: (draft) => {
      const reading = readOpening(draft, offer, from);
      if (reading.kind === 'faults') return { faults: reading.faults };
      return { request: { opening: reading.opening } };
    },
    at: faultsOfRefusal,
    say: {
      ...all.faults,
      OPENING_BELOW_MINIMUM: words.belowMinimum(formatMoney(offer.openingMinimum)),
    },
    done: onOpened,
  });
  const [hidden] = useBalancesHidden();
  const accountChoice = useAccountChoice();
  const from = accounts.find(({ id }) => id === form.draft.from) ?? accounts[0];

  return (
    <DialogView
      heading={words.heading(name)}
      detail={words.detail}
      back={words.back}
      onBack={onBack}
    >
      <BankForm
        form={form}
        autoComplete="off"
        aria-label={words.heading(name)}
        buttons="dialog"
        submit={words.submit}
        submitting={words.submitting}
        saysAll
        problemTitle={words.problem}
      >
        <ChoiceSelect
          label={words.from}
          {...form.value('from')}
          value={from?.id ?? ''}
          choices={accounts.map((account) =>
            accountChoice(
              account,
              hidden
                ? `${account.name} ${account.number}`
                : `${account.name} ${account.number}, ${formatMoney(account.available)}`,
            ),
          )}
        />
        <AmountField
          label={words.amount}
          placeholder="0.00"
          hint={
            offer.openingMinimum === 0
              ? undefined
              : words.minimum(formatMoney(offer.openingMinimum))
          }
          {...form.value('amount')}
        />
        <TextField
          label={words.nickname}
          hint={words.nicknameHint(name)}
          {...form.text('nickname')}
        />
        <Checkbox label={words.agree} {...form.ticked('agreed')} />
      </BankForm>
    </DialogView>
  );
}
