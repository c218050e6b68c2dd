import { Eye } from 'lucide-react';
import type { InvitableRole } from '#contract/procedures/access-terms.ts';
import { invitedNameMax } from '#contract/people/invited-name.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import type { FormInHand } from '../forms/use-form.ts';
import { formatMoment, localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import type { WantedInvitation } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import { useRef } from 'react';
import { isDemo } from '../bank-client/host.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { CopyButton } from '../design-system/parts/copy-button.tsx';
import { DialogActions } from '../design-system/parts/dialog.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { invitationLink } from '../navigation/token-links.ts';

interface InvitationFormProps {
  form: FormInHand<InvitationDraft, WantedInvitation, unknown>;
  mayInviteTo: readonly InvitableRole[];
  onPreview: (role: InvitableRole) => void;
  onCancel: () => void;
}

/** The invited person, the access, its extent and its end. */
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
      onCancel={onCancel}
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

interface InvitationDraft {
  readonly name: string;
  readonly role: InvitableRole;
  readonly limit: string;
  readonly until: string;
}

/** The least that can be given. */
export const emptyInvitation: InvitationDraft = { name: '', role: 'viewer', limit: '', until: '' };

type InvitationFault = 'name' | 'limit';

/** The missing values, in the order of the form; else the invitation. A text that is no amount says so for itself. */
export function readInvitation({
  name,
  role,
  limit,
  until,
}: InvitationDraft):
  | { readonly kind: 'wrong'; readonly faults: readonly InvitationFault[] }
  | { readonly kind: 'right'; readonly wanted: WantedInvitation } {
  const amount = hasLimit(role) ? readAmount(limit) : null;
  const isLimitRight = amount === null || (amount.kind === 'amount' && amount.cents > 0);
  const faults: InvitationFault[] = [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isLimitRight ? [] : (['limit'] as const)),
  ];
  if (faults.length > 0) return { kind: 'wrong', faults };
  const dailyLimit = amount?.kind === 'amount' ? amount.cents : null;
  const lastDay = until === '' ? null : (until as LocalDate);
  return { kind: 'right', wanted: { name: name.trim(), role, until: lastDay, dailyLimit } };
}

/** The roles that can be granted, those with the fewest rights first. */
function offeredRoles(mayInviteTo: readonly InvitableRole[]): InvitableRole[] {
  return mayInviteTo.toReversed();
}

function hasLimit(role: InvitableRole): boolean {
  return role === 'authorised-user';
}

/** An invitation as it was made. */
export interface MadeInvitation {
  readonly name: string;
  readonly token: string;
  readonly code: string;
  readonly expiresAt: EpochMs;
}

/** The link and the code of an invitation, which are told by two ways. */
export function InvitationMade({ made, onDone }: { made: MadeInvitation; onDone: () => void }) {
  const words = useWords(peopleWords).invite;
  const link = invitationLink(made.token);
  const lead = useRef<HTMLParagraphElement>(null);
  useFocusInPlace(() => lead.current?.focus());
  return (
    <div className="grid gap-5">
      <p ref={lead} tabIndex={-1} className="outline-none">
        {words.madeDetail(formatMoment(made.expiresAt))}
      </p>
      <dl className="grid gap-5">
        <div className="grid gap-2">
          <dt className="text-small text-muted">{words.link}</dt>
          <dd className="grid justify-items-start gap-2">
            <span className="text-small wrap-anywhere select-all">{link}</span>
            <CopyButton text={link} label={words.copyLink} />
          </dd>
        </div>
        <div className="grid gap-2">
          <dt className="text-small text-muted">{words.code}</dt>
          <dd className="grid justify-items-start gap-2">
            <span className="figures text-heading font-semibold select-all">{made.code}</span>
            <CopyButton text={made.code} label={words.copyCode} />
          </dd>
        </div>
      </dl>
      <Banner tone="info">{isDemo ? words.demo : words.once}</Banner>
      <DialogActions>
        <Button onClick={onDone}>{words.done}</Button>
      </DialogActions>
    </div>
  );
}
