import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Certificate } from '#contract/products/products.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { accountsQuery, refreshAccountNames } from '../accounts/queries.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ChoiceForm } from '../forms/bank-form.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { refreshForecast } from '../forecast/queries.ts';
import { formatDate, formatMoney, formatPercent } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { May } from '../queries/session.ts';
import { certificateQuery, chooseAtMaturity, withdrawCertificate } from './queries.ts';
import { productsWords } from './words.ts';
import { movableAccounts } from '../accounts/account-choice.tsx';
import { Balance } from '../design-system/parts/money.tsx';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';

interface CertificatePartProps {
  account: AccountId;
  /** It is closed. Given the sentence that says so. */
  onWithdrawn: (said: string) => void;
}

/** The yield and term of a certificate, its maturity, and its early withdrawal. */
export function CertificatePart({ account, onWithdrawn }: CertificatePartProps) {
  const words = useWords(productsWords).certificate;
  const query = useQuery(certificateQuery(account));
  const accounts = movableAccounts(useQuery(accountsQuery).data?.accounts ?? []);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-60" />}>
      {(certificate) => (
        <div className="grid gap-5">
          <Facts certificate={certificate} />
          <May area="order">
            <Choice certificate={certificate} accounts={accounts} />
            <WithdrawCertificate
              certificate={certificate}
              accounts={accounts}
              onWithdrawn={onWithdrawn}
            />
          </May>
        </div>
      )}
    </Loaded>
  );
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { certificate: words, terms } = useWords(productsWords);
  const { rate, yield: apy, months, from, maturesOn, withdrawal, graceUntil } = certificate;
  return (
    <>
      <DetailList>
        <Detail label={words.rate}>{formatPercent(rate)}</Detail>
        <Detail label={words.yield}>{formatPercent(apy)}</Detail>
        <Detail label={words.term}>{words.termFrom(terms.months(months), formatDate(from))}</Detail>
        <Detail label={words.maturesOn}>{formatDate(maturesOn)}</Detail>
        <Detail label={words.accrued}>
          <Balance amount={withdrawal.dividends} kind="amount" />
        </Detail>
      </DetailList>
      {graceUntil !== null && <Banner tone="info">{words.inGrace(formatDate(graceUntil))}</Banner>}
    </>
  );
}

interface ChoiceProps {
  certificate: Certificate;
  accounts: readonly Account[];
}

function Choice({ certificate, accounts }: ChoiceProps) {
  const words = useWords(productsWords).certificate;
  const withOwners = useWithOwners();
  const { account } = certificate;
  const first = accounts[0]?.id ?? null;
  const form = useBankForm({
    procedure: {
      ...chooseAtMaturity,
      onSuccess: async (saved, _sent, _shown, { client }) => {
        client.setQueryData(certificateQuery(account).queryKey, saved);
        await refreshForecast(client);
      },
    },
    start: { atMaturity: certificate.atMaturity, chosen: certificate.moveTo },
    read: (draft) => ({
      request: {
        account,
        atMaturity: draft.atMaturity,
        moveTo: draft.atMaturity === 'move' ? (draft.chosen ?? first) : null,
      },
    }),
  });
  const { atMaturity, chosen } = form.draft;
  const moveTo = chosen ?? first;
  const isChanged =
    atMaturity !== certificate.atMaturity ||
    (atMaturity === 'move' && moveTo !== certificate.moveTo);
  return (
    <ChoiceForm form={form} isChanged={isChanged} words={words} saved={words.saved}>
      <ChoiceCards
        label={words.atMaturity}
        layout="rows"
        value={atMaturity}
        onValueChange={(value) => form.change({ atMaturity: value })}
        choices={[
          { value: 'renew', label: words.renew, detail: words.renewDetail(certificate.months) },
          { value: 'move', label: words.move, detail: words.moveDetail },
        ]}
      />
      {atMaturity === 'move' && (
        <SelectField
          label={words.moveTo}
          value={moveTo ?? ''}
          onValueChange={(value) => form.change({ chosen: value })}
          choices={accounts.map(({ id, name, number }) => ({
            value: id,
            label: withOwners(`${name} ${number}`),
          }))}
        />
      )}
    </ChoiceForm>
  );
}

interface WithdrawCertificateProps {
  certificate: Certificate;
  accounts: readonly Account[];
  onWithdrawn: (said: string) => void;
}

function WithdrawCertificate({ certificate, accounts, onWithdrawn }: WithdrawCertificateProps) {
  const words = useWords(productsWords).certificate;
  const withOwners = useWithOwners();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<AccountId | null>(null);
  const to = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const withdrawing = useBankForm({
    procedure: withdrawCertificate,
    keyed: true,
    refresh: refreshAccountNames,
    done: ({ amount }) => {
      setOpen(false);
      onWithdrawn(words.withdrawn(formatMoney(amount), to?.name ?? ''));
    },
  });
  const { account, balance, penaltyDays, withdrawal } = certificate;
  const { dividends, penalty, pays } = withdrawal;
  if (to === undefined) return null;
  return (
    <>
      <div>
        <Button tone="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
          {words.withdraw}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          withdrawing.forget();
        }}
        title={words.withdrawTitle}
        description={words.withdrawDetail}
        keep={words.keep}
        actions={[
          {
            label: words.confirm,
            busy: withdrawing.busy,
            onSelect: () => void withdrawing.send({ account, to: to.id, penalty, pays }),
          },
        ]}
        error={withdrawing.error}
      >
        <div className="grid gap-5">
          <DetailList>
            <Detail label={words.balance} amount={balance} />
            <Detail label={words.dividends} amount={dividends} />
            {penalty > 0 && (
              <Detail label={words.penalty(penaltyDays)}>−{formatMoney(penalty)}</Detail>
            )}
            <Detail label={words.pays} amount={pays} />
          </DetailList>
          <SelectField
            label={words.moveTo}
            value={to.id}
            onValueChange={setChosen}
            choices={accounts.map(({ id, name, number }) => ({
              value: id,
              label: withOwners(`${name} ${number}`),
            }))}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
