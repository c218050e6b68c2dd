import { useRef } from 'react';
import { bank } from '../bank-client/bank-client.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { CodeField } from '../design-system/parts/code-field.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { BankForm } from '../forms/bank-form.tsx';
import type { Reading } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { invitationLink, tokenInLink } from '../navigation/token-links.ts';
import { acceptInvitation, type Invited, type OfferedAccess, showInvitation } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';

interface AcceptDialogProps extends DialogOpen {
  /** The token of the link that opened the dialog; null where it is still to be pasted. */
  token: string | null;
}

/** Reads an invitation by its link and its code, and accepts it; then the accounts that it opens are shown. */
export default function AcceptDialog({ token, ...dialog }: AcceptDialogProps) {
  const { accept: words } = useWords(peopleWords);
  const start = { link: token === null ? '' : invitationLink(token), code: '' };
  const form = useBankForm({
    procedure: showInvitation,
    start,
    read: ({ link, code }): Reading<typeof start, Invited, 'link needed' | 'code needed'> => {
      const carried = tokenInLink(link);
      if (carried === null) return { faults: { link: 'link needed' } };
      if (code === '') return { faults: { code: 'code needed' } };
      return { request: { token: carried, code } };
    },
    say: { 'link needed': words.linkNeeded, 'code needed': words.codeNeeded },
    standing: () => ({}),
  });
  const { answer: offered, draft } = form;
  const carried = tokenInLink(draft.link);
  const close = (open: boolean) => {
    dialog.onOpenChange(open);
    if (!open) form.reset(start);
  };
  return (
    <Dialog
      {...dialog}
      onOpenChange={close}
      title={words.dialogTitle}
      description={words.description}
    >
      {offered === undefined || carried === null ? (
        <BankForm
          form={form}
          autoComplete="off"
          buttons="dialog"
          submit={words.look}
          submitting={words.looking}
          onCancel={() => close(false)}
        >
          <TextField label={words.link} type="url" hint={words.linkHint} {...form.text('link')} />
          <CodeField label={words.code} hint={words.codeHint} {...form.value('code')} />
        </BankForm>
      ) : (
        <Offered
          offered={offered}
          invited={{ token: carried, code: draft.code }}
          onCancel={() => close(false)}
        />
      )}
    </Dialog>
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
  const form = useBankForm({
    procedure: {
      ...acceptInvitation,
      onSuccess: async ({ membershipId }) => {
        // The membership is new to the portal: it is told with everything that the person may see now.
        const { member } = await (await bank()).whoAmI();
        const opened = member.memberships.find(({ id }) => id === membershipId);
        if (opened) switchTo(opened, member);
      },
    },
    start: invited,
  });
  return (
    <BankForm
      form={form}
      buttons="dialog"
      submit={words.accept}
      submitting={words.accepting}
      onCancel={onCancel}
    >
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
    </BankForm>
  );
}
