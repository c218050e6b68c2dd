import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShareInsurance } from '#contract/accounts/accounts.ts';
import {
  beneficiariesMost,
  insuredMost,
  trustsTogetherFrom,
} from '#contract/accounts/account-terms.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Skeletons } from '../design-system/parts/states.tsx';
import { PhoneLink } from '../design-system/parts/text-link.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { accountsQuery } from './queries.ts';
import { shareInsuranceWords } from './share-insurance-words.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

/** The insured part of the member's money. */
export default function Insurance(asked: MaybeDialog) {
  const words = useWords(shareInsuranceWords);
  return (
    <CardOrDialog {...asked} id="insurance" place="accounts" words={words} startsAtTop>
      <InsuranceExplained />
    </CardOrDialog>
  );
}

function InsuranceExplained() {
  const words = useWords(shareInsuranceWords);
  const query = useQuery(accountsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeletons shapes={['h-12', 'h-16', 'h-40']} />}>
      {({ insurance }) => <Explanation insurance={insurance} />}
    </Loaded>
  );
}

function Explanation({ insurance }: { insurance: ShareInsurance }) {
  const words = useWords(shareInsuranceWords);
  const { insured, notInsured } = insurance;
  const limit = formatMoney(insuredMost);
  const isOfBusiness = insurance.categories.some(({ category }) => category === 'business');
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <div className="grid content-start gap-6">
          <dl className="grid grid-cols-2 gap-4">
            <Figure name={words.insured} amount={insured} />
            <Figure name={words.notInsured} amount={notInsured} />
          </dl>
          <Categories insurance={insurance} />
          {notInsured > 0 && (
            <Part heading={words.whyHeading}>
              <p>{isOfBusiness ? words.whyOfBusiness(limit) : words.why(limit)}</p>
            </Part>
          )}
        </div>
        <div className="grid content-start gap-6">
          {!isOfBusiness && (
            <Part heading={words.moreHeading}>
              <ul className="grid list-disc gap-1 pl-5">
                <li>{words.joint(limit)}</li>
                <li>
                  {insurance.day < trustsTogetherFrom
                    ? words.trustsUntil(
                        limit,
                        formatDate(trustsTogetherFrom as LocalDate),
                        beneficiariesMost,
                      )
                    : words.trusts(
                        limit,
                        beneficiariesMost,
                        formatMoney(cents(insuredMost * beneficiariesMost)),
                      )}
                </li>
                <li>{words.retirement(limit)}</li>
              </ul>
            </Part>
          )}
          <Part heading={words.neverHeading}>
            <p>{words.never}</p>
          </Part>
          <Part heading={words.helpHeading}>
            <p>{words.help}</p>
            <p>
              <PhoneLink />
            </p>
          </Part>
        </div>
      </div>
    </div>
  );
}

function Figure({ name, amount }: { name: string; amount: Cents }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-title font-bold">
        <Balance amount={amount} />
      </dd>
    </div>
  );
}

function Categories({ insurance }: { insurance: ShareInsurance }) {
  const words = useWords(shareInsuranceWords);
  const [hidden] = useBalancesHidden();
  return (
    <ul className="grid gap-3 border-t border-line pt-4">
      {insurance.categories.map(({ category, held, insured }) => (
        <li key={category}>
          <p className="font-medium">{words.categories[category]}</p>
          <p className="text-small text-muted">
            {hidden ? words.amountsHidden : words.of(formatMoney(insured), formatMoney(held))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-body font-semibold">{heading}</h3>
      {children}
    </section>
  );
}
