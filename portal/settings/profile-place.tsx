import { May, useSession } from '../queries/session.ts';
import { Profile } from './profile.tsx';
import { ScoreSummary } from './score-card.tsx';
import { WithSettings } from './with-settings.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { useSupportChat } from '../navigation/support-chat.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SettingsSection } from './settings-section.tsx';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile as KeptProfile } from '#contract/settings/profile.ts';
import { Badge } from '../design-system/parts/badge.tsx';
import { formatShortMonth } from '../language/format.ts';
import { shellWords } from '../navigation/words.ts';

/** The member's status with the bank, the safety of the account, and the contact details (R-P1, R-P6). */
export default function ProfilePlace() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <WithSettings>{(_, profile) => <Profile profile={profile} />}</WithSettings>
      <div className="grid grid-cols-1 gap-6">
        <WithSettings>
          {({ score }, profile) => (
            <>
              <AccountStatus profile={profile} />
              <ScoreSummary score={score} />
            </>
          )}
        </WithSettings>
        <May area="conversation">
          <Help />
        </May>
      </div>
    </div>
  );
}

/** The way to the support chat (R-P8). */
function Help() {
  const words = useWords(settingsWords).help;
  const { open } = useSupportChat();
  return (
    <SettingsSection id="help" heading={words.heading} detail={words.detail}>
      <div className="py-3">
        <TextButton className="min-h-11" onClick={() => open()}>
          {words.contact}
        </TextButton>
      </div>
    </SettingsSection>
  );
}

function AccountStatus({ profile }: { profile: KeptProfile }) {
  const words = useWords(settingsWords).status;
  const { plans } = useWords(shellWords);
  const { username, plan, memberSince } = useSession().member;
  return (
    <SettingsSection id="account-status" heading={words.heading}>
      <dl className="grid at-most-2 gap-x-6 gap-y-5 py-5">
        <Fact name={words.plan}>{plans[plan]}</Fact>
        <Fact name={words.memberSince}>{formatShortMonth(memberSince)}</Fact>
        <Fact name={words.identity}>
          {profile.verifiedAt === null ? (
            <>
              {words.notVerified}
              <span className="block text-small font-normal text-muted">
                {words.notVerifiedDetail}
              </span>
            </>
          ) : (
            <Badge tone="positive" icon={BadgeCheck}>
              {words.verified}
            </Badge>
          )}
          {profile.knownName !== `${profile.firstName} ${profile.lastName}`.trim() && (
            <span className="mt-1 block text-small font-normal text-muted">
              {words.knownAs(profile.knownName)}
            </span>
          )}
        </Fact>
        <Fact name={words.username}>{username}</Fact>
      </dl>
    </SettingsSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
