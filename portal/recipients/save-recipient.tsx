import type { NewRecipientInput, Recipient } from '#contract/recipients/recipients.ts';
import { Button } from '../design-system/parts/button.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { addRecipient, refreshRecipients } from './queries.ts';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import type { TransferDraft } from '../payments/transfer-draft.ts';
import { fieldId } from '../payments/transfer-alert.tsx';
import { type Problem, fieldProblems, standing } from '../payments/transfer-problems.ts';
import { useState } from 'react';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { useMay } from '../queries/session.ts';

interface SaveRecipientProps {
  recipient: NewRecipientInput;
  draft: TransferDraft;
  /** Why the last try did not save it; null where there is nothing to say. */
  problem: Problem | null;
  onProblem: (problem: Problem | null) => void;
  onSaved: (recipient: Recipient) => void;
}

/** Saves what was typed for the next time, and takes it for this transfer. Nothing is sent (R-T1). */
export function SaveRecipient({
  recipient,
  draft,
  problem,
  onProblem,
  onSaved,
}: SaveRecipientProps) {
  const words = useWords(savedRecipientWords);
  const { busy, send } = useBankForm({
    procedure: {
      ...addRecipient,
      onSuccess: (_, __, ___, { client }) => refreshRecipients(client),
    },
    keyed: true,
    done: (saved) => {
      const title = words.saved(saved.name);
      showToast({ title, description: words.savedDetail, tone: 'positive' });
      onProblem(null);
      onSaved(saved);
    },
    failed: (error) => {
      onProblem({ kind: 'not sent', error, draft });
      const [first] = fieldProblems(error);
      if (first) document.getElementById(fieldId(first.field))?.focus();
    },
  });
  return (
    <div className="grid gap-3">
      {problem?.kind === 'not sent' && standing(problem, draft).stands && (
        <ProblemBanner error={problem.error} />
      )}
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        className="justify-self-start"
        onClick={() => void send({ recipient })}
      >
        {busy ? words.saving : words.save}
      </Button>
    </div>
  );
}

const RecipientsDialog = lazyDialog(() => import('./saved-recipient-list.tsx'));

/** The way to the list of saved recipients. */
export function ManageRecipients() {
  const words = useWords(savedRecipientWords);
  const mayManage = useMay('manage');
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked');
  if (!mayManage) return null;
  return (
    <>
      <TextButton className="text-small" onClick={() => setDialog('open')}>
        {words.manage}
      </TextButton>
      {dialog !== 'not asked' && (
        <RecipientsDialog
          open={dialog === 'open'}
          onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
