import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { bank } from '../bank-client/bank-client.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { CodeField } from '../design-system/parts/code-field.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { invitationLink, tokenInLink } from './invitation-link.ts';
import { acceptInvitation, type Invited, type OfferedAccess, showInvitation } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';

interface AcceptDialogProps extends DialogOpen {
  /** What the link carried that opened it; null where it is still to be pasted. */
  token: string | null;
}

/** Reads an invitation by its link and its code, and accepts it; then the accounts that it opens are shown. */
export default function AcceptDialog({ token, ...dialog }: AcceptDialogProps) {
  const { accept: words } = useWords(peopleWords);
  const look = useMutation(showInvitation);
  const close = (open: boolean) => {
    dialog.onOpenChange(open);
    if (!open) look.reset();
  };
  return (
    <Dialog
      {...dialog}
      onOpenChange={close}
      title={words.dialogTitle}
      description={words.description}
    >
      {look.data === undefined || look.variables === undefined ? (
        <LinkAndCode
          token={token}
          busy={look.isPending}
          error={look.error}
          onCancel={() => close(false)}
          onChange={look.reset}
          onSubmit={look.mutate}
        />
      ) : (
        <Offered offered={look.data} invited={look.variables} onCancel={() => close(false)} />
      )}
    </Dialog>
  );
}

interface LinkAndCodeProps {
  token: string | null;
  busy: boolean;
  error: unknown;
  onCancel: () => void;
  onChange: () => void;
  onSubmit: (invited: Invited) => void;
}

function LinkAndCode({ token, busy, error, onCancel, onChange, onSubmit }: LinkAndCodeProps) {
  const { accept: words } = useWords(peopleWords);
  const [link, setLink] = useState(token === null ? '' : invitationLink(token));
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'link' | 'code' | null>(null);
  const [linkField, codeField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const carried = tokenInLink(link);
    if (carried === null || code === '') {
      setMissing(carried === null ? 'link' : 'code');
      (carried === null ? linkField : codeField).current?.focus();
      return;
    }
    onSubmit({ token: carried, code });
  };
  const changed = () => {
    setMissing(null);
    onChange();
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-5">
      <TextField
        ref={linkField}
        label={words.link}
        name="link"
        type="url"
        hint={words.linkHint}
        value={link}
        onChange={(event) => {
          setLink(event.currentTarget.value);
          changed();
        }}
        error={missing === 'link' ? words.linkNeeded : undefined}
      />
      <CodeField
        ref={codeField}
        label={words.code}
        hint={words.codeHint}
        value={code}
        onValueChange={(digits) => {
          setCode(digits);
          changed();
        }}
        error={missing === 'code' ? words.codeNeeded : undefined}
      />
      {error !== null && <ProblemBanner error={error} />}
      <DialogActions>
        <Button tone="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? words.looking : words.look}
        </Button>
      </DialogActions>
    </form>
  );
}

interface OfferedProps {
  offered: OfferedAccess;
  invited: Invited;
  onCancel: () => void;
}

function Offered({ offered, invited, onCancel }: OfferedProps) {
  const { accept: words, means } = useWords(peopleWords);
  const { roles } = useWords(membershipSwitchWords);
  const { switchTo } = useSession();
  const { holder, invitedBy, role, dailyLimit, until } = offered;
  const lead = useRef<HTMLParagraphElement>(null);
  useFocusInPlace(() => lead.current?.focus());
  const accept = useMutation({
    ...acceptInvitation,
    onSuccess: async ({ membershipId }) => {
      // The membership is new to the portal: it is told with everything that the person may see now.
      const { member } = await (await bank()).whoAmI();
      const opened = member.memberships.find(({ id }) => id === membershipId);
      if (opened) switchTo(opened, member);
    },
  });
  return (
    <div className="grid gap-5">
      <p ref={lead} tabIndex={-1} className="outline-none">
        {words.from(invitedBy)}
      </p>
      <DetailList>
        <Detail label={words.holder}>{holder}</Detail>
        <Detail label={words.role}>{roles[role]}</Detail>
        {dailyLimit !== null && <Detail label={words.limit}>{formatMoney(dailyLimit)}</Detail>}
        <Detail label={words.until}>{until === null ? words.untilEnded : formatDate(until)}</Detail>
      </DetailList>
      <p className="text-small text-muted">{means[role]}</p>
      {accept.error !== null && <ProblemBanner error={accept.error} />}
      <DialogActions>
        <Button tone="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button busy={accept.isPending} onClick={() => accept.mutate(invited)}>
          {accept.isPending ? words.accepting : words.accept}
        </Button>
      </DialogActions>
    </div>
  );
}
