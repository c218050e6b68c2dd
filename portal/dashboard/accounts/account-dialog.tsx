import { useRef } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { Dialog, type DialogOpen } from '../../design-system/parts/dialog.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useWords } from '../../language/sentences.ts';
import { OpenInFull } from '../../navigation/open-in-full.tsx';
import { useWithOwners } from '../../people/joint-owners.ts';
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
  const body = useRef<HTMLDivElement>(null);
  const words = useWords(productsWords).certificate;
  return (
    <Dialog
      {...dialog}
      title={name}
      description={withOwners(name === officialName ? number : `${officialName} · ${number}`)}
      leadsOn={
        <OpenInFull
          place="accounts"
          detail={{ account: account.id }}
          onOpened={() => dialog.onOpenChange(false)}
        />
      }
      initialFocus={body}
      size="large"
      keepsTop
    >
      {/* A keyboard scrolls what has the focus. */}
      <div ref={body} tabIndex={-1} className="-mt-3 grid grid-cols-1 gap-6 pt-3 outline-none">
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
    </Dialog>
  );
}
