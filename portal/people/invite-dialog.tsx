import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitableRole } from '#contract/people/access-terms.ts';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { emptyInvitation, type InvitationDraft } from './invitation-draft.ts';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationMade, type MadeInvitation } from './invitation-made.tsx';
import { Preview } from './preview.tsx';
import { invite, refreshPeople } from './queries.ts';
import { peopleWords } from './words.ts';

interface InviteDialogProps extends DialogOpen {
  mayInviteTo: readonly InvitableRole[];
}

/** Gives somebody access: what they may do, what they will see, and then the link and the code. */
export default function InviteDialog({ mayInviteTo, ...dialog }: InviteDialogProps) {
  const { invite: words } = useWords(peopleWords);
  const queries = useQueryClient();
  const [draft, setDraft] = useState<InvitationDraft>(emptyInvitation);
  const [previewed, setPreviewed] = useState<InvitableRole | null>(null);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const making = useMutation({
    ...invite,
    onSuccess: async (answer, { name }) => {
      setMade({ ...answer, name });
      await refreshPeople(queries);
    },
  });
  const close = (open: boolean) => {
    dialog.onOpenChange(open);
    if (open) return;
    setDraft(emptyInvitation);
    setPreviewed(null);
    setMade(null);
    making.reset();
  };
  return (
    <Dialog
      {...dialog}
      onOpenChange={close}
      title={made === null ? words.title : words.madeTitle(made.name)}
      description={made === null ? words.description : undefined}
      keepsTop
    >
      {made !== null ? (
        <InvitationMade made={made} onDone={() => close(false)} />
      ) : previewed !== null ? (
        <Preview role={previewed} onBack={() => setPreviewed(null)} />
      ) : (
        <InvitationForm
          draft={draft}
          onChange={(changed) => {
            setDraft({ ...draft, ...changed });
            making.reset();
          }}
          mayInviteTo={mayInviteTo}
          busy={making.isPending}
          error={making.error}
          onPreview={setPreviewed}
          onCancel={() => close(false)}
          onSubmit={(wanted) => making.mutate(wanted)}
        />
      )}
    </Dialog>
  );
}
