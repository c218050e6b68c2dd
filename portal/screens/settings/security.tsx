import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Profile } from '#contract/profile.ts';
import type { Settings } from '#contract/settings.ts';
import { brand } from '../../brand.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { telephoneHref } from '../../parts/telephone.ts';
import { textLinkClass } from '../../parts/text-link.tsx';
import { useSession } from '../../shell/session.ts';
import { useTabs, type Detail } from '../../shell/tabs.ts';
import { formatMoment } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { AutoLogoutChoice } from './auto-logout-choice.tsx';
import { ChangePassword } from './change-password.tsx';
import { TwoFactor } from './two-factor.tsx';

interface SecurityProps {
  settings: Settings;
  profile: Profile;
}

/** The security part of the settings, which the user menu calls `Security Center` (R-B3). */
export function Security({ settings, profile }: SecurityProps) {
  const words = useWords(settingsWords).security;
  const { member, signOut, isSigningOut } = useSession();
  const section = useBroughtIntoView();
  return (
    <Card ref={section} tabIndex={-1} aria-labelledby="security" className="scroll-mt-24 sm:p-6">
      <SectionHeading id="security">{words.heading}</SectionHeading>
      <div className="mt-2 divide-y divide-line">
        <div className="py-5">
          <ChangePassword profile={profile} changedAt={settings.passwordChangedAt} />
        </div>
        <div className="py-5">
          <TwoFactor isOn={settings.twoFactor} />
        </div>
        <div className="py-5">
          <AutoLogoutChoice minutes={settings.autoLogoutMinutes} />
        </div>
        <div className="py-4">
          <h3 className="font-medium">{words.lastSignIn}</h3>
          {member.lastSignInAt === null ? (
            <p className="text-small text-muted">{words.firstSignIn}</p>
          ) : (
            <>
              <p>{formatMoment(member.lastSignInAt)}</p>
              <p className="mt-1 text-small text-muted">
                {words.lastSignInDetail}{' '}
                <a href={telephoneHref(brand.phone)} className={textLinkClass}>
                  {brand.phone}
                </a>
              </p>
            </>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
          <div className="min-w-0">
            <h3 className="font-medium">{words.session}</h3>
            <p className="text-small text-muted">{words.sessionDetail}</p>
          </div>
          <Button tone="secondary" icon={LogOut} busy={isSigningOut} onClick={signOut}>
            {isSigningOut ? words.signingOut : words.signOut}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The focus goes to this part when the settings were opened for it. */
function useBroughtIntoView() {
  const section = useRef<HTMLElement>(null);
  const { detail } = useTabs();
  useEffect(() => {
    if (isSecurityPart(detail)) section.current?.focus();
  }, [detail]);
  return section;
}

function isSecurityPart(detail: Detail): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'part' in detail &&
    detail['part'] === 'security'
  );
}
