import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { recipientsQuery, routingNumberQuery } from '../../queries/recipients.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import {
  choicesOf,
  emptyDraft,
  requestOf,
  routingNumberMaxLength,
  type TransferDraft,
} from './transfer-draft.ts';
import { TransferForm } from './transfer-form.tsx';
import { valuesOf } from './transfer-problems.ts';
import { useTransfer } from './use-transfer.ts';

interface TransferDeskProps {
  accounts: readonly Account[];
  /** What stands in the form at first. */
  initially: TransferDraft;
}

/** Where a transfer is made: the form, and above it the dialog from the confirmation to the receipt. */
export function TransferDesk({ accounts, initially }: TransferDeskProps) {
  const [draft, setDraft] = useState(initially);
  const transfer = useTransfer();
  const { phase } = transfer;
  const form = useRef<HTMLFormElement>(null);

  // Both only save typing: without them every detail can still be typed.
  const recipients = useQuery(recipientsQuery).data ?? [];
  const lookUp = useQuery({
    ...routingNumberQuery(draft.routingNumber),
    enabled: draft.kind === 'external' && draft.routingNumber.length === routingNumberMaxLength,
  });

  const choices = choicesOf(draft, {
    accounts,
    recipients,
    bankOfRoutingNumber: lookUp.data ?? null,
  });
  const values = valuesOf(draft, choices);
  const request = requestOf(draft, choices);

  const close = () => {
    // What was sent is done with. What failed or is not known stays, to be mended or sent again.
    const sent =
      phase.phase === 'success' || (phase.phase === 'processing' && phase.transfer !== null);
    if (sent) setDraft(emptyDraft);
    transfer.close();
    // The button that opened the dialog is disabled now and cannot take the focus back.
    if (sent) form.current?.focus();
  };

  return (
    <>
      <TransferForm
        ref={form}
        accounts={accounts}
        draft={draft}
        onChange={setDraft}
        choices={choices}
        lookUp={lookUp}
        phase={phase}
        values={values}
        request={request}
        onReview={(asked) => void transfer.review(asked, values)}
      />
      <TransferDialog
        phase={phase}
        onCancel={transfer.cancel}
        onConfirm={(intent) => void transfer.confirm(intent, values)}
        onTryAgain={(intent) => void transfer.tryAgain(intent, values)}
        onReport={transfer.report}
        onClose={close}
      />
    </>
  );
}
