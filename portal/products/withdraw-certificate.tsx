import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Certificate } from '#contract/products/products.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { refreshAccountNames } from '../accounts/queries.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { withdrawCertificate } from './queries.ts';
import { productsWords } from './words.ts';

interface WithdrawCertificateProps {
  certificate: Certificate;
  accounts: readonly Account[];
  onWithdrawn: (said: string) => void;
}

/** Taking a certificate out before it matures: the cost and the proceeds are stated before. */
export function WithdrawCertificate({
  certificate,
  accounts,
  onWithdrawn,
}: WithdrawCertificateProps) {
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
            <Detail label={words.balance}>
              <Money amount={balance} />
            </Detail>
            <Detail label={words.dividends}>
              <Money amount={dividends} />
            </Detail>
            {penalty > 0 && (
              <Detail label={words.penalty(penaltyDays)}>−{formatMoney(penalty)}</Detail>
            )}
            <Detail label={words.pays}>
              <Money amount={pays} />
            </Detail>
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
