import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { accountFactsQuery } from '../../accounts/queries.ts';
import { OverdraftPart } from '../../cards/overdraft-part.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { Card } from '../../design-system/parts/card.tsx';
import { SectionHeading } from '../../design-system/parts/headings.tsx';
import { Balance } from '../../design-system/parts/money.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { CertificatePart } from '../../products/certificate-part.tsx';
import { productsWords } from '../../products/words.ts';
import { useSession } from '../../queries/session.ts';
import { accountDetailsWords } from './account-detail-words.ts';
import { Earnings, Owners, Part, Statements } from './account-parts.tsx';
import { AccountRules } from './account-rules.tsx';
import { AccountTransactions } from './account-transactions.tsx';
import { AccountNumbers } from './account-numbers.tsx';
import { Course, Explanation } from './balance-explained.tsx';
import { balanceExplainedWords } from './balance-explained-words.ts';

/** Everything about one account, as a place: its transactions first. */
export default function AccountInFull({ account }: { account: Account }) {
  const { heading: certificate } = useWords(productsWords).certificate;
  const { openPlace } = useTabs();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Head account={account} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <AccountTransactions account={account} />
          <Card className="grid grid-cols-1 gap-6">
            <Course account={account} />
            {account.maturesOn === null ? (
              <Explanation account={account} />
            ) : (
              <Part heading={certificate}>
                <CertificatePart
                  account={account.id}
                  onWithdrawn={(title) => {
                    showToast({ title, tone: 'positive' });
                    openPlace('accounts');
                  }}
                />
              </Part>
            )}
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card className="grid grid-cols-1 gap-6">
            <AccountNumbers account={account} />
            <Owners account={account} />
            <Earnings account={account} />
          </Card>
          <Card className="grid grid-cols-1 gap-6">
            <Statements account={account} />
          </Card>
          <Card>
            <AccountRules account={account} />
          </Card>
        </div>
      </div>
      {account.type === 'primary' && <OverdraftPart account={account.id} />}
    </div>
  );
}

function Head({ account }: { account: Account }) {
  const words = useWords(accountDetailsWords);
  const { ledger, available } = useWords(balanceExplainedWords);
  const { membership } = useSession();
  const { openPlace } = useTabs();
  const { id, name, officialName, number, maturesOn } = account;
  const owners = useQuery(accountFactsQuery(id)).data?.owners ?? [];
  const joint = owners.filter(({ role }) => role === 'joint-owner').map((owner) => owner.name);
  const official = name === officialName ? [] : [officialName];
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        tone="quiet"
        size="small"
        icon={ArrowLeft}
        className="-ml-3.5"
        onClick={() => openPlace('accounts')}
      >
        {words.allAccounts}
      </Button>
      <div className="flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <SectionHeading id="account-in-full">{name}</SectionHeading>
          <p className="figures text-small wrap-anywhere text-muted">
            {[...official, number, membership.holder, ...joint].join(' · ')}
          </p>
        </div>
        <div className="sm:text-right">
          <p className="text-small text-muted">{maturesOn === null ? available : ledger}</p>
          <p className="text-heading font-bold">
            <Balance amount={maturesOn === null ? account.available : account.balance} display />
          </p>
        </div>
      </div>
    </div>
  );
}
