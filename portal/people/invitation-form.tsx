import { Eye } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { InvitableRole } from '#contract/people/access-terms.ts';
import { invitedNameMax } from '#contract/people/invited-name.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount } from '#contract/text/typed-amount.ts';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { controlOf } from '../design-system/parts/use-draft.ts';
import { localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import {
  hasLimit,
  type InvitationDraft,
  type InvitationFault,
  offeredRoles,
  readInvitation,
} from './invitation-draft.ts';
import type { WantedInvitation } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';

interface InvitationFormProps {
  draft: InvitationDraft;
  onChange: (changed: Partial<InvitationDraft>) => void;
  mayInviteTo: readonly InvitableRole[];
  busy: boolean;
  error: unknown;
  onPreview: (role: InvitableRole) => void;
  onCancel: () => void;
  onSubmit: (wanted: WantedInvitation) => void;
}

/** Who is invited, to what, how far and until when. */
export function InvitationForm({
  draft,
  onChange,
  mayInviteTo,
  busy,
  error,
  onPreview,
  onCancel,
  onSubmit,
}: InvitationFormProps) {
  const all = useWords(peopleWords);
  const words = all.invite;
  const { roles } = useWords(membershipSwitchWords);
  const [faults, setFaults] = useState<readonly (InvitationFault | 'until')[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { name, role, limit, until } = draft;
  const change = (changed: Partial<InvitationDraft>) => {
    setFaults([]);
    onChange(changed);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readInvitation(draft);
    const isHalf = controlOf(form.current, 'until')?.validity.badInput === true;
    if (read.kind === 'right' && !isHalf) {
      onSubmit(read.wanted);
      return;
    }
    const found = [
      ...(read.kind === 'wrong' ? read.faults : []),
      ...(isHalf ? (['until'] as const) : []),
    ];
    setFaults(found);
    if (found[0] !== undefined) controlOf(form.current, found[0])?.focus();
  };
  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        maxLength={invitedNameMax}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={faults.includes('name') ? words.nameNeeded : undefined}
      />
      <ChoiceCards
        layout="rows"
        label={words.role}
        value={role}
        onValueChange={(chosen) => change({ role: chosen })}
        choices={offeredRoles(mayInviteTo).map((value) => ({
          value,
          label: roles[value],
          detail: all.means[value],
        }))}
      />
      <div>
        <Button tone="quiet" size="small" icon={Eye} onClick={() => onPreview(role)}>
          {words.preview}
        </Button>
      </div>
      {hasLimit(role) && (
        <AmountField
          label={words.limit}
          name="limit"
          hint={words.limitHint}
          value={limit}
          onValueChange={(typed) => change({ limit: typed })}
          zeroError={words.zero}
          error={
            faults.includes('limit') && readAmount(limit).kind === 'empty'
              ? words.limitNeeded
              : undefined
          }
        />
      )}
      <TextField
        label={words.until}
        name="until"
        type="date"
        hint={words.untilHint}
        min={localToday()}
        value={until}
        onChange={(event) => change({ until: event.currentTarget.value })}
        error={faults.includes('until') ? words.untilWrong : undefined}
      />
      {error !== null && <ProblemBanner error={error} />}
      <DialogActions>
        <Button tone="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
