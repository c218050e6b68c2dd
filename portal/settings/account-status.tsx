import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '#contract/settings/profile.ts';
import { Badge } from '../design-system/parts/badge.tsx';
import { useSession } from '../queries/session.ts';
import { formatShortMonth } from '../language/format.ts';
import { settingsWords } from './words.ts';
import { shellWords } from '../navigation/words.ts';
import { useWords } from '../language/sentences.ts';
import { SettingsSection } from './settings-section.tsx';

/** The member's status with the bank (R-P6). */
export function AccountStatus({ profile }: { profile: Profile }) {
  const words = useWords(settingsWords).status;
  const { plans } = useWords(shellWords);
  const { username, plan, memberSince } = useSession().member;
  return (
    <SettingsSection id="account-status" heading={words.heading}>
      <dl className="grid at-most-2 gap-x-6 gap-y-5 py-5 xl:grid-cols-4">
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

interface FactProps {
  name: string;
  children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
