import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { OverdraftPart } from '../../cards/overdraft-part.tsx';
import { dashboardWords } from '../words.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { Card } from '../../design-system/parts/card.tsx';
import { SectionHeading } from '../../design-system/parts/headings.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { CertificatePart } from '../../products/certificate-part.tsx';
import { productsWords } from '../../products/words.ts';
import { useSession } from '../../queries/session.ts';
import { AccountRules } from './account-rules.tsx';
import { accountDetailsWords } from './account-detail-words.ts';
import { Facts, FullNumbers, Part, Statements } from './account-parts.tsx';
import { Course, Explanation } from './balance-dialog.tsx';
import { accountFactsQuery } from '../../accounts/queries.ts';

/** Everything about one account, as a place. */
export default function AccountInFull({ account }: { account: Account }) {
  const words = useWords(accountDetailsWords);
  const { heading: certificate } = useWords(productsWords).certificate;
  const { membership } = useSession();
  const links = useWords(dashboardWords).accounts;
  const { openPlace, openTab } = useTabs();
  const { id, name, officialName, number } = account;
  const owners = useQuery(accountFactsQuery(id)).data?.owners ?? [];
  const joint = owners.filter(({ role }) => role === 'joint-owner').map((owner) => owner.name);
  const official = name === officialName ? [] : [officialName];
  const said = [...official, number, membership.holder, ...joint];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid justify-items-start gap-3">
        <Button
          tone="quiet"
          size="small"
          icon={ArrowLeft}
          className="-ml-2"
          onClick={() => openPlace('accounts')}
        >
          {words.allAccounts}
        </Button>
        <div className="grid gap-1">
          <SectionHeading id="account-in-full">{name}</SectionHeading>
          <p className="figures text-small wrap-anywhere text-muted">{said.join(' · ')}</p>
        </div>
        <TextButton
          className="text-small"
          aria-label={links.viewTransactionsOf(name)}
          onClick={() => openTab('transactions', { account: id })}
        >
          {links.viewTransactions}
        </TextButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <Card className="grid grid-cols-1 gap-6">
          {account.maturesOn === null ? (
            <Explanation account={account} />
          ) : (
            <>
              <Part heading={certificate}>
                <CertificatePart
                  account={id}
                  onWithdrawn={(title) => {
                    showToast({ title, tone: 'positive' });
                    openPlace('accounts');
                  }}
                />
              </Part>
              <Course account={account} />
            </>
          )}
        </Card>
        <div className="grid grid-cols-1 gap-6 xl:row-span-2">
          <Card className="grid grid-cols-1 gap-6">
            <Facts account={account} />
            <FullNumbers account={account} />
          </Card>
          <Card>
            <AccountRules account={account} />
          </Card>
          {account.type === 'primary' && <OverdraftPart account={id} />}
        </div>
        <Card className="grid grid-cols-1 gap-6">
          <Statements account={account} shown={12} />
        </Card>
      </div>
    </div>
  );
}
