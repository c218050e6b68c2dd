import { brand } from '../../brand.ts';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { useSession } from '../../shell/session.ts';
import { formatMonth } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { Fact } from './fact.tsx';

/** Who the member is to the bank (R-P6). */
export function Profile() {
  const words = useWords(settingsWords).profile;
  const { displayName, username, plan, memberSince } = useSession().member;
  return (
    <Card aria-labelledby="profile" className="sm:p-6">
      <SectionHeading id="profile">{words.heading}</SectionHeading>
      <dl className="mt-2 divide-y divide-line border-b border-line">
        <Fact name={words.displayName}>{displayName}</Fact>
        <Fact name={words.username}>{username}</Fact>
        <Fact name={words.plan}>{plan}</Fact>
        <Fact name={words.memberSince}>{formatMonth(memberSince)}</Fact>
      </dl>
      <p className="mt-4 text-small text-muted">{words.change(brand.name, brand.phone)}</p>
    </Card>
  );
}
