import { Eye } from 'lucide-react';
import type { InvitableRole } from '#contract/people/access-terms.ts';
import { invitedNameMax } from '#contract/people/invited-name.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import type { FormInHand } from '../forms/use-form.ts';
import { localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { hasLimit, type InvitationDraft, offeredRoles } from './invitation-draft.ts';
import type { WantedInvitation } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';

interface InvitationFormProps {
  form: FormInHand<InvitationDraft, WantedInvitation, unknown>;
  mayInviteTo: readonly InvitableRole[];
  onPreview: (role: InvitableRole) => void;
  onCancel: () => void;
}

/** Who is invited, to what, how far and until when. */
export function InvitationForm({ form, mayInviteTo, onPreview, onCancel }: InvitationFormProps) {
  const all = useWords(peopleWords);
  const words = all.invite;
  const { roles } = useWords(membershipSwitchWords);
  const { role } = form.draft;
  return (
    <BankForm
      form={form}
      autoComplete="off"
      buttons="dialog"
      submit={words.submit}
      submitting={words.submitting}
      cancel={{ label: words.cancel, onSelect: onCancel }}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={invitedNameMax}
        {...form.text('name')}
      />
      <ChoiceCards
        layout="rows"
        label={words.role}
        value={role}
        onValueChange={(chosen) => form.change({ role: chosen })}
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
          hint={words.limitHint}
          zeroError={words.zero}
          {...form.value('limit')}
        />
      )}
      <TextField
        label={words.until}
        type="date"
        hint={words.untilHint}
        min={localToday()}
        {...form.text('until')}
      />
    </BankForm>
  );
}
