import { BadgeCheck } from 'lucide-react';
import type { Profile } from '#contract/profile.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { useSession } from '../../shell/session.ts';
import { formatShortMonth } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { shellWords } from '../../words/shell.ts';
import { useWords } from '../../words/words.ts';
import { Fact } from './fact.tsx';

/** Who the member is to the bank (R-P6). */
export function AccountStatus({ profile }: { profile: Profile }) {
  const words = useWords(settingsWords).status;
  const { plans } = useWords(shellWords);
  const { username, plan, memberSince } = useSession().member;
  return (
    <Card aria-labelledby="account-status" className="sm:p-6">
      <SectionHeading id="account-status">{words.heading}</SectionHeading>
      <dl className="mt-2 divide-y divide-line">
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
        </Fact>
        <Fact name={words.username}>{username}</Fact>
      </dl>
    </Card>
  );
}
