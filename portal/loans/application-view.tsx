import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanApplicationStatus, LoanApplication } from '#contract/loans/loan-applications.ts';
import type { LoanId } from '#contract/text/ids.ts';
import { brand } from '../browser/brand.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import type { BadgeTone } from '../design-system/parts/badge.tsx';
import { Banner, type BannerTone } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { lendingWords } from './lending-words.ts';
import { Disclosure } from './loan-cost.tsx';
import { SignOffer, withdrawApplication } from './changes.tsx';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import type { AskedApplication } from './queries.ts';

export const statusTones: Readonly<Record<LoanApplicationStatus, BadgeTone & BannerTone>> = {
  draft: 'warning',
  submitted: 'warning',
  offered: 'positive',
  declined: 'danger',
  withdrawn: 'warning',
  signed: 'positive',
};

interface ApplicationViewProps {
  application: LoanApplication;
  said: string | null;
  onBack: () => void;
  onSaid: (said: string) => void;
  /** Opens the loan, with the report of the action. */
  onLoan: (id: LoanId, said: string | null) => void;
}

/** An application: how it stands, and its offer to be read and signed. */
export function ApplicationView({
  application,
  said,
  onBack,
  onSaid,
  onLoan,
}: ApplicationViewProps) {
  const words = useWords(lendingWords);
  const { name, status, offer, loan, signer, isOwn } = application;
  const mayBorrow = useMay('borrow');
  const isOpen = status === 'submitted' || offer !== null;
  return (
    <DialogView heading={words.named(name)} back={words.back} onBack={onBack}>
      {said !== null && status !== 'offered' && (
        <Banner role="status" tone="positive">
          {said}
        </Banner>
      )}
      <Standing application={application} />
      <ApplicationFacts application={application} name={name} />
      {isOpen && mayBorrow && <Withdraw application={application} onSaid={onSaid} />}
      {offer && (
        <HeadedSection
          id="loan-offer"
          heading={words.application.offer}
          level={4}
          className="grid gap-4"
        >
          <Disclosure disclosure={offer.disclosure} />
          {isOwn && mayBorrow ? (
            <SignOffer
              application={application}
              disclosure={offer.disclosure}
              signer={signer}
              onSigned={onLoan}
            />
          ) : (
            <p className="text-small text-muted">{words.application.signs(signer)}</p>
          )}
        </HeadedSection>
      )}
      {loan !== null && (
        <Button onClick={() => onLoan(loan, null)}>{words.application.openLoan}</Button>
      )}
    </DialogView>
  );
}

function Standing({ application }: { application: LoanApplication }) {
  const { application: words } = useWords(lendingWords);
  const { status, offer, reason } = application;
  if (status === 'offered') {
    return offer ? (
      <Banner tone="positive">{words.offered(formatDate(offer.until))}</Banner>
    ) : (
      <Banner tone="warning">{words.expired}</Banner>
    );
  }
  if (status === 'declined') {
    return (
      <Banner tone="danger" title={reason === null ? words.declinedByRule : words.declined(reason)}>
        {words.declinedDetail(brand.phone)}
      </Banner>
    );
  }
  const said = {
    draft: null,
    submitted: words.waiting,
    withdrawn: words.withdrawn,
    signed: words.signed,
  };
  return said[status] === null ? null : (
    <Banner tone={status === 'signed' ? 'positive' : 'info'}>{said[status]}</Banner>
  );
}

function Withdraw({ application, onSaid }: Pick<ApplicationViewProps, 'application' | 'onSaid'>) {
  const { application: words, keep } = useWords(lendingWords);
  const [isAsked, setIsAsked] = useState(false);
  const queries = useQueryClient();
  const withdraw = useMutation({
    ...withdrawApplication,
    onSuccess: async () => {
      await refreshAfter(queries, 'loan');
      setIsAsked(false);
      onSaid(words.withdrawDone);
    },
  });
  return (
    <>
      <Button tone="quiet" className="justify-self-start" onClick={() => setIsAsked(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={words.withdrawTitle}
        keep={keep}
        actions={[
          {
            label: words.withdraw,
            busy: withdraw.isPending,
            onSelect: () => withdraw.mutate({ application: application.id }),
          },
        ]}
        error={withdraw.error}
      >
        {words.withdrawDetail}
      </ConfirmDialog>
    </>
  );
}

interface ApplicationFactsProps {
  application: AskedApplication;
  name: string;
}

/** The member's answers in an application. */
export function ApplicationFacts({ application, name }: ApplicationFactsProps) {
  const all = useWords(lendingWords);
  const { application: words, form } = all;
  const { amount, months, purpose, income, housing } = application;
  return (
    <DetailList>
      <Detail label={words.asked}>
        {all.named(name)}, {formatMoney(amount)}
      </Detail>
      {months !== null && <Detail label={words.term}>{form.years(months / 12)}</Detail>}
      {purpose !== '' && <Detail label={words.purpose}>{purpose}</Detail>}
      {income !== null && <Detail label={words.income}>{formatMoney(income)}</Detail>}
      {housing !== null && <Detail label={words.housing}>{formatMoney(housing)}</Detail>}
    </DetailList>
  );
}
