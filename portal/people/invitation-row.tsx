import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { type OpenInvitation, refreshPeople, withdrawInvitation } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';

interface InvitationRowProps {
  invitation: OpenInvitation;
  /** The row goes with what was pressed in it. */
  onWithdrawn: () => void;
}

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, onWithdrawn }: InvitationRowProps) {
  const all = useWords(peopleWords);
  const words = all.invitations;
  const { roles } = useWords(membershipSwitchWords);
  const queries = useQueryClient();
  const { name, role, until, dailyLimit, expiresAt } = invitation;
  const withdraw = useMutation({
    ...withdrawInvitation,
    onSuccess: async () => {
      showToast({ title: words.withdrawn(name), tone: 'positive' });
      await refreshPeople(queries);
      onWithdrawn();
    },
  });
  const facts = [
    roles[role],
    ...(dailyLimit === null ? [] : [all.limit(formatMoney(dailyLimit))]),
    ...(until === null ? [] : [all.until(formatDate(until))]),
    words.expires(formatMoment(expiresAt)),
  ];
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-words">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-small text-muted">{facts.join(' · ')}</p>
        </div>
        <Button
          tone="secondary"
          size="small"
          aria-label={words.withdrawOf(name)}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(invitation.invitationId)}
        >
          {withdraw.isPending ? words.withdrawing : words.withdraw}
        </Button>
      </div>
      {withdraw.error !== null && <ProblemBanner error={withdraw.error} />}
    </li>
  );
}
