import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitableRole } from '#contract/procedures/access-terms.ts';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import {
  InvitationForm,
  InvitationMade,
  type MadeInvitation,
  emptyInvitation,
  readInvitation,
} from './invitation-form.tsx';
import { Preview } from './preview.tsx';
import { invite, refreshPeople } from './queries.ts';
import { peopleWords } from './words.ts';

interface InviteDialogProps extends DialogOpen {
  mayInviteTo: readonly InvitableRole[];
}

/** Gives a person access: the rights, the preview, and then the link and the code. */
export default function InviteDialog({ mayInviteTo, ...dialog }: InviteDialogProps) {
  const { invite: words } = useWords(peopleWords);
  const queries = useQueryClient();
  const [previewed, setPreviewed] = useState<InvitableRole | null>(null);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const form = useBankForm({
    procedure: invite,
    start: emptyInvitation,
    read: (draft, { control }) => {
      const reading = readInvitation(draft);
      // A date field that holds half a day says that it is empty.
      const isHalf = control('until')?.validity.badInput === true;
      if (reading.kind === 'right' && !isHalf) return { request: reading.wanted };
      const missing = reading.kind === 'wrong' ? reading.faults : [];
      const isLimitEmpty = missing.includes('limit') && draft.limit.trim() === '';
      return {
        faults: {
          ...(missing.includes('name') && { name: 'name needed' }),
          // A text that is no amount says so for itself.
          ...(missing.includes('limit') && { limit: isLimitEmpty ? 'limit needed' : 'zero' }),
          ...(isHalf && { until: 'until wrong' }),
        },
      };
    },
    say: {
      'name needed': words.nameNeeded,
      'limit needed': words.limitNeeded,
      zero: words.zero,
      'until wrong': words.untilWrong,
    },
    standing: () => ({}),
    done: async (answer, { name }) => {
      setMade({ ...answer, name });
      await refreshPeople(queries);
    },
  });
  const close = (open: boolean) => {
    dialog.onOpenChange(open);
    if (open) return;
    form.reset(emptyInvitation);
    setPreviewed(null);
    setMade(null);
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
          form={form}
          mayInviteTo={mayInviteTo}
          onPreview={setPreviewed}
          onCancel={() => close(false)}
        />
      )}
    </Dialog>
  );
}
