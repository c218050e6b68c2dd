import type { Account } from '#contract/accounts/accounts.ts';
import type { DialogOpen } from '../../design-system/parts/dialog.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useWords } from '../../language/sentences.ts';
import { PlaceDialog } from '../../navigation/place-dialog.tsx';
import { useWithOwners } from '../../people/owners.ts';
import { CertificatePart } from '../../products/certificate-part.tsx';
import { productsWords } from '../../products/words.ts';
import { Facts, FullNumbers, Part, Statements } from './account-parts.tsx';
import { Course, Explanation } from './balance-dialog.tsx';

interface AccountDialogProps extends DialogOpen {
  account: Account;
}

/** All about an account: the parts and the course of its balance, its earnings, its statements and numbers. */
export default function AccountDialog({ account, ...dialog }: AccountDialogProps) {
  const { name, officialName, number } = account;
  const withOwners = useWithOwners();
  const words = useWords(productsWords).certificate;
  return (
    <PlaceDialog
      {...dialog}
      title={name}
      description={withOwners(name === officialName ? number : `${officialName} · ${number}`)}
      place="accounts"
      detail={{ account: account.id }}
      startsAtTop
      size="large"
      keepsTop
    >
      <div className="grid grid-cols-1 gap-6">
        {account.maturesOn === null ? (
          <Explanation account={account} />
        ) : (
          <>
            <Part heading={words.heading}>
              <CertificatePart
                account={account.id}
                onWithdrawn={(said) => {
                  dialog.onOpenChange(false);
                  showToast({ title: said, tone: 'positive' });
                }}
              />
            </Part>
            <Course account={account} />
          </>
        )}
        <Facts account={account} />
        <Statements account={account} shown={3} onLeave={() => dialog.onOpenChange(false)} />
        <FullNumbers account={account} />
      </div>
    </PlaceDialog>
  );
}
