import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Overdraft } from '#contract/cards/overdraft.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { ChoiceForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { usePartInSight } from '../navigation/wishes.ts';
import { useMay } from '../queries/session.ts';
import { chooseOverdraft, overdraftQuery } from './queries.ts';
import { overdraftWords } from './overdraft-words.ts';

/** The overdraft notice and the owners' choice. Shows nothing if the account has no overdraft service. */
export function OverdraftPart({ account }: { account: AccountId }) {
  const words = useWords(overdraftWords);
  const id = useId();
  const query = useQuery(overdraftQuery(account));
  const part = usePartInSight('overdraft', query.isSuccess);
  if (query.data === null) return null;
  return (
    <Card>
      <section ref={part} tabIndex={-1} aria-labelledby={id} className="grid gap-4 outline-none">
        <h3 id={id} className="text-body font-semibold">
          {words.heading}
        </h3>
        <Loaded query={query} words={words} skeleton={<Skeleton className="h-60" />}>
          {(overdraft) =>
            overdraft !== null && (
              <>
                <Notice overdraft={overdraft} />
                <ChoiceOrState overdraft={overdraft} />
              </>
            )
          }
        </Loaded>
      </section>
    </Card>
  );
}

/** The sentences of model notice A-9 (12 CFR 1005, appendix A), with the account's terms. */
function Notice({ overdraft: { terms } }: { overdraft: Overdraft }) {
  const words = useWords(overdraftWords);
  const { fee, most, feesADay } = terms;
  return (
    <div className="grid gap-3 text-small">
      <p>{words.what}</p>
      <p>{words.which}</p>
      <p className="text-muted">{words.never}</p>
      <h4 className="font-semibold">{words.feesHeading}</h4>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{fee > 0 ? words.fee(formatMoney(fee)) : words.noFee}</li>
        {fee > 0 && <li>{words.feesADay(feesADay)}</li>}
        <li>{words.most(formatMoney(most))}</li>
        {fee > 0 && <li>{words.covered}</li>}
      </ul>
      <h4 className="font-semibold">{words.changeHeading}</h4>
      <p>{words.change}</p>
    </div>
  );
}

function ChoiceOrState({ overdraft }: { overdraft: Overdraft }) {
  const mayChoose = useMay('borrow');
  return (
    <>
      <State overdraft={overdraft} />
      {mayChoose && <Choice overdraft={overdraft} />}
    </>
  );
}

function State({ overdraft: { allowed, chosen } }: { overdraft: Overdraft }) {
  const words = useWords(overdraftWords);
  const say = allowed ? words.allowedBy : words.declinedBy;
  return (
    <Banner tone="info">
      {chosen === null ? words.nobody : say(chosen.by, formatMoment(chosen.at))}
    </Banner>
  );
}

function Choice({ overdraft }: { overdraft: Overdraft }) {
  const words = useWords(overdraftWords);
  const { account, terms } = overdraft;
  const { queryKey } = overdraftQuery(account);
  const form = useBankForm({
    procedure: {
      ...chooseOverdraft,
      onSuccess: (saved, _sent, _shown, { client }) => {
        client.setQueryData(queryKey, saved);
      },
      // Changed terms are shown beside the refusal.
      onError: (_error, _sent, _shown, { client }) => client.invalidateQueries({ queryKey }),
    },
    start: { allowed: overdraft.allowed },
    read: ({ allowed }) => ({ request: { account, allowed, terms } }),
  });
  const { allowed } = form.draft;
  return (
    <ChoiceForm
      form={form}
      isChanged={allowed !== overdraft.allowed}
      words={words}
      saved={words.saved[overdraft.allowed ? 'allowed' : 'declined']}
    >
      <ChoiceCards
        label={words.question}
        layout="rows"
        value={allowed ? 'pay' : 'decline'}
        onValueChange={(value) => form.change({ allowed: value === 'pay' })}
        choices={[
          { value: 'decline', label: words.decline, detail: words.declineDetail },
          {
            value: 'pay',
            label: words.pay,
            detail: terms.fee > 0 ? words.payDetail(formatMoney(terms.fee)) : words.payDetailFree,
          },
        ]}
      />
    </ChoiceForm>
  );
}
