import { useState } from 'react';
import { Badge } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { formatDate, formatMoment, formatMoney, localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import {
  changeLimit,
  endAccess,
  type OpenInvitation,
  type PersonWithAccess,
  refreshPeople,
  withdrawInvitation,
} from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';
import { Face } from '../design-system/faces/face.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount } from '#contract/text/typed-amount.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';

interface PersonRowProps {
  person: PersonWithAccess;
  /** The row goes with the pressed control in it. */
  onEnded: () => void;
}

/** A person's role in the membership, the extent of their access, and the possible changes. */
export function PersonRow({ person, onEnded }: PersonRowProps) {
  const words = useWords(peopleWords);
  const { roles } = useWords(membershipSwitchWords);
  const [asked, setAsked] = useState<{ name: 'end' | 'limit'; open: boolean } | null>(null);
  const { name, role, since, until, dailyLimit, grantedBy, isYou } = person;
  const onOpenChange = (open: boolean) => setAsked((last) => last && { ...last, open });
  const isLimited = role === 'authorised-user' || role === 'minor';
  const facts = [
    words.since(formatDate(localToday(since))),
    ...(until === null ? [] : [words.until(formatDate(until))]),
    ...(grantedBy === null ? [] : [words.given(grantedBy)]),
  ];
  return (
    <li className="flex flex-wrap items-start gap-3 py-4">
      <PersonSign name={name} />
      <div className="min-w-0 flex-1 basis-words">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <span>{name}</span> <Badge>{roles[role]}</Badge>{' '}
          {isYou && <Badge tone="brand">{words.you}</Badge>}
        </p>
        <p className="text-small">
          {isYou && role === 'primary' ? words.inYourName : words.means[role]}
        </p>
        {isLimited && (
          <p className="figures text-small font-semibold">
            {dailyLimit === null ? words.noLimit : words.limit(formatMoney(dailyLimit))}
          </p>
        )}
        <p className="text-small text-muted">{facts.join(' · ')}</p>
      </div>
      {(person.mayBeLimited || person.mayBeEnded) && (
        <div className="flex flex-wrap gap-2">
          {person.mayBeLimited && (
            <Button
              tone="secondary"
              size="small"
              aria-label={words.changeLimitOf(name)}
              onClick={() => setAsked({ name: 'limit', open: true })}
            >
              {words.changeLimit}
            </Button>
          )}
          {person.mayBeEnded && (
            <Button
              tone="secondary"
              size="small"
              aria-label={words.endOf(name)}
              onClick={() => setAsked({ name: 'end', open: true })}
            >
              {words.end}
            </Button>
          )}
        </div>
      )}
      {asked?.name === 'end' && (
        <EndDialog
          person={person}
          open={asked.open}
          onOpenChange={onOpenChange}
          onEnded={onEnded}
        />
      )}
      {asked?.name === 'limit' && (
        <LimitDialog person={person} open={asked.open} onOpenChange={onOpenChange} />
      )}
    </li>
  );
}

function PersonSign({ name }: { name: string }) {
  return <Face kind="person" name={name} size="small" />;
}

interface InvitationRowProps {
  invitation: OpenInvitation;
  /** The row goes with the pressed control in it. */
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
          onClick={() => withdraw.mutate({ invitation: invitation.invitationId })}
        >
          {withdraw.isPending ? words.withdrawing : words.withdraw}
        </Button>
      </div>
      {withdraw.error !== null && <ProblemBanner error={withdraw.error} />}
    </li>
  );
}

interface EndDialogProps extends DialogOpen {
  person: PersonWithAccess;
  onEnded: () => void;
}

function EndDialog({ person, onEnded, ...dialog }: EndDialogProps) {
  const { ending: words } = useWords(peopleWords);
  const queries = useQueryClient();
  const { name, personId } = person;
  const end = useMutation({
    ...endAccess,
    onSuccess: async () => {
      showToast({ title: words.done(name), tone: 'positive' });
      dialog.onOpenChange(false);
      await refreshPeople(queries);
      onEnded();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title(name)}
      description={words.what}
      keep={words.keep}
      actions={[
        {
          label: words.confirm,
          busy: end.isPending,
          onSelect: () => end.mutate({ person: personId }),
        },
      ]}
      error={end.error}
    >
      <p>{words.detail}</p>
    </ConfirmDialog>
  );
}

interface LimitDialogProps extends DialogOpen {
  person: PersonWithAccess;
}

function LimitDialog({ person, ...dialog }: LimitDialogProps) {
  const { limiting: words } = useWords(peopleWords);
  const queries = useQueryClient();
  const { name, personId, dailyLimit } = person;
  const form = useBankForm({
    procedure: changeLimit,
    start: { limit: dailyLimit === null ? '' : String(dailyLimit / 100) },
    read: ({ limit }) => {
      const reading = readAmount(limit);
      if (reading.kind !== 'amount') return { faults: { limit: reading.kind } };
      if (reading.cents === 0) return { faults: { limit: 'zero' } };
      return { request: { person: personId, dailyLimit: reading.cents } };
    },
    say: { empty: words.needed, zero: words.zero },
    done: async (_, { dailyLimit: limit }) => {
      showToast({ title: words.done(name, formatMoney(limit)), tone: 'positive' });
      dialog.onOpenChange(false);
      await refreshPeople(queries);
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      size="small"
      title={words.title(name)}
      description={words.description}
      submit={words.save}
      submitting={words.saving}
    >
      <AmountField label={words.label} zeroError={words.zero} {...form.value('limit')} />
    </FormDialog>
  );
}
