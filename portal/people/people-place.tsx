import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { lazyComponent, lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { useOpenedFor } from '../navigation/wishes.ts';
import { useMay, useSession } from '../queries/session.ts';
import { SettingRow, SettingsSection } from '../settings/settings-section.tsx';
import { InvitationRow, PersonRow } from './person-row.tsx';
import { isHolder, mayLeave } from './owners.ts';
import { leave, peopleQuery } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { memberQuery } from '../settings/queries.ts';
import { LoadedPart } from '../design-system/composed/loaded.tsx';

const TrustedContact = lazyComponent(() => import('../trusted-contact/trusted-contact.tsx'), {
  fallback: null,
});
const InviteDialog = lazyDialog(() => import('./invite-dialog.tsx'));
const AcceptDialog = lazyDialog(() => import('./accept-dialog.tsx'));

/**
 * The people with access to the shown accounts, the ways to give and end access, the way to accept an invitation, and the
 * trusted contact.
 */
export default function PeoplePlace() {
  const words = useWords(peopleWords);
  const { holder, role } = useSession().membership;
  const isOwn = isHolder(role);
  const mayGrant = useMay('grant');
  return (
    <SettingsSection id="people" heading={words.heading} headingHidden>
      <p className="py-4 text-small text-muted">{isOwn ? words.detailOwn : words.detail(holder)}</p>
      {mayGrant && <Everybody />}
      {!isOwn && <YourAccess />}
      <Accept />
      {mayGrant && <TrustedContact />}
    </SettingsSection>
  );
}

function Everybody() {
  const words = useWords(peopleWords);
  const query = useQuery(peopleQuery);
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useOpenedFor('invitation');
  return (
    <LoadedPart query={query} words={words}>
      {({ people, invitations, mayInviteTo }) => (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={words.list}
            className="divide-y divide-line outline-none"
          >
            {people.map((person) => (
              <PersonRow
                key={person.personId}
                person={person}
                onEnded={() => list.current?.focus()}
              />
            ))}
          </ul>
          {invitations.length > 0 && (
            <SettingRow title={words.invitations.title}>
              <ul aria-label={words.invitations.list} className="divide-y divide-line">
                {invitations.map((one) => (
                  <InvitationRow
                    key={one.invitationId}
                    invitation={one}
                    onWithdrawn={() => list.current?.focus()}
                  />
                ))}
              </ul>
            </SettingRow>
          )}
          <div className="py-4">
            <Button tone="secondary" size="small" icon={UserPlus} onClick={() => setAsked(true)}>
              {words.invite.open}
            </Button>
          </div>
          <InviteDialog mayInviteTo={mayInviteTo} open={asked} onOpenChange={setAsked} />
        </>
      )}
    </LoadedPart>
  );
}

function YourAccess() {
  const words = useWords(peopleWords);
  const { roles } = useWords(membershipSwitchWords);
  const { role } = useSession().membership;
  const [asked, setAsked] = useState(false);
  return (
    <SettingRow title={words.yours.title} detail={roles[role]}>
      <div className="grid justify-items-start gap-3">
        <p className="text-small">{words.means[role]}</p>
        {mayLeave(role) && (
          <Button tone="secondary" size="small" onClick={() => setAsked(true)}>
            {words.yours.leave}
          </Button>
        )}
      </div>
      <LeaveDialog open={asked} onOpenChange={setAsked} />
    </SettingRow>
  );
}

function Accept() {
  const words = useWords(peopleWords).accept;
  const { detail, dropDetail } = useTabs();
  const token =
    typeof detail === 'object' &&
    detail !== null &&
    'invitation' in detail &&
    typeof detail.invitation === 'string'
      ? detail.invitation
      : null;
  const [asked, setAsked] = useState<boolean | null>(null);
  const isOpen = asked === true || token !== null;
  return (
    <SettingRow title={words.title} detail={words.detail}>
      <Button tone="secondary" size="small" onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      {(asked !== null || token !== null) && (
        <AcceptDialog
          token={token}
          open={isOpen}
          onOpenChange={(open) => {
            setAsked(open);
            if (!open && token !== null) dropDetail();
          }}
        />
      )}
    </SettingRow>
  );
}

function LeaveDialog(dialog: DialogOpen) {
  const { yours: words, ending } = useWords(peopleWords);
  const queries = useQueryClient();
  const { holder } = useSession().membership;
  const give = useMutation({
    ...leave,
    onSuccess: async () => {
      showToast({ title: words.left(holder), tone: 'positive' });
      // These accounts are not there any more: the portal goes back to the person's own.
      await queries.invalidateQueries({ queryKey: memberQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.leaveTitle}
      description={words.leaveWhat(holder)}
      keep={ending.keep}
      actions={[{ label: words.leave, busy: give.isPending, onSelect: () => give.mutate() }]}
      error={give.error}
    >
      <p>{words.leaveDetail}</p>
    </ConfirmDialog>
  );
}
