import type { Account } from '#contract/accounts/accounts.ts';
import type { CheckSide, DepositTerms } from '#contract/deposits/deposits.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { OutcomeBanner } from '../forms/outcome-banner.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { makeDeposit } from './queries.ts';
import { depositsWords } from './words.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { CheckPhoto } from './check-photo.tsx';
import {
  type DepositDraft,
  accountOf,
  emptyDraft,
  faultsOfRefusal,
  notTaken,
  readDraft,
} from './deposit-draft.ts';
import { PartList } from './deposits-made.tsx';

interface DepositFormProps {
  accounts: readonly Account[];
  terms: DepositTerms;
  onSeeDeposits: () => void;
}

const sides: readonly CheckSide[] = ['front', 'back'];

/** The two photos, how much, and into which account (R-D6). */
export function DepositForm({ accounts, terms, onSeeDeposits }: DepositFormProps) {
  const { form: words, faults: faultWords, outcome: said } = useWords(depositsWords);
  const withOwners = useWithOwners();
  const form = useBankForm({
    procedure: makeDeposit,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'deposit'),
    start: emptyDraft,
    read: (typed, { faults }) => {
      const reading = readDraft(typed, accountOf(typed, accounts));
      if (reading.kind === 'request') return { request: { deposit: reading.deposit } };
      // Of a side without a photo it may be known already why there is none.
      const known = sides.flatMap((side) => {
        const why = notTaken.find((fault) => fault === faults[side]);
        return why === undefined ? [] : [[side, why] as const];
      });
      return { faults: { ...reading.faults, ...Object.fromEntries(known) } };
    },
    at: faultsOfRefusal,
    say: faultWords,
    keepsNews: true,
    // Choices made while the bank was asked begin the next deposit.
    next: ({ to: into }) => ({ ...emptyDraft, to: into }),
  });
  const { draft, outcome } = form;
  const to = accountOf(draft, accounts);
  const looksDeposited = outcome.kind === 'refused' && isRefusal(outcome.error, 'LOOKS_DEPOSITED');
  // A change may end the likeness to another check.
  const change = (changed: Partial<DepositDraft>) => form.change({ isAnother: false, ...changed });

  return (
    <BankForm
      form={form}
      autoComplete="off"
      aria-label={words.label}
      buttons="dialog"
      submit={words.submit}
      submitting={words.submitting}
      summary={
        <div className="grid gap-3">
          <OutcomeBanner
            outcome={outcome}
            see={<TextButton onClick={onSeeDeposits}>{said.see}</TextButton>}
            renderDone={(deposit) => ({
              title: said.done(formatMoney(deposit.amount), deposit.toName),
              detail: (
                <>
                  <PartList deposit={deposit} />
                  {said.doneDetail(deposit.label)}
                </>
              ),
            })}
          />
          {(looksDeposited || draft.isAnother) && (
            <Checkbox label={words.isAnother} {...form.ticked('isAnother')} />
          )}
        </div>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {sides.map((side) => (
          <CheckPhoto
            key={side}
            side={side}
            photo={draft[side]}
            onPhoto={(photo) => change({ [side]: photo })}
            onNotTaken={(why) => form.show({ ...form.faults, [side]: why })}
            error={form.errorAt(side)}
          />
        ))}
        <SelectField
          label={words.to}
          name="to"
          value={to?.id ?? ''}
          onValueChange={(id) => change({ to: id })}
          choices={accounts.map(({ id, name, number }) => ({
            value: id,
            label: withOwners(words.account(name, number)),
          }))}
          error={form.errorAt('to')}
        />
        <AmountField
          label={words.amount}
          name="amount"
          placeholder="0.00"
          hint={words.limits(formatMoney(terms.mostPerCheck), formatMoney(terms.leftToday))}
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
          error={form.errorAt('amount')}
        />
      </div>
      <Availability terms={terms} />
    </BankForm>
  );
}

function Availability({ terms }: { terms: DepositTerms }) {
  const words = useWords(depositsWords).form;
  const { availability, businessDay } = terms;
  const availableFrom = formatClock(terms.availableFrom);
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-small">
      <p className="font-semibold">{words.availability}</p>
      <ul>
        {availability.map(({ upTo, day }) => (
          <li key={day}>
            {upTo !== null && words.upTo(formatMoney(upTo), formatDate(day), availableFrom)}
            {upTo === null &&
              (availability.length > 1 ? words.theRest : words.all)(formatDate(day), availableFrom)}
          </li>
        ))}
      </ul>
      <p className="pt-1 text-caption text-muted">
        {words.cutOff(formatClock(terms.cutOff), formatDate(businessDay))}
      </p>
      <p className="pt-1 text-caption text-muted">
        {words.ifReturned}
        {terms.returnFee > 0 && ` ${words.returnFee(formatMoney(terms.returnFee))}`}
      </p>
    </div>
  );
}
