import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { isDemo } from '../../bank-client/host.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { PhoneLink } from '../../design-system/parts/text-link.tsx';
import { sessionsQuery } from './queries.ts';
import { useSession } from '../../queries/session.ts';
import { formatMoment } from '../../language/format.ts';
import { securityCenterWords } from './words.ts';
import { settingsWords } from '../../settings/words.ts';
import { useWords } from '../../language/sentences.ts';
import { SettingRow, SettingsSection } from '../../settings/settings-section.tsx';
import { SessionList } from './session-list.tsx';
import { TrustedBrowsers } from './trusted-browsers.tsx';
import { LoadedPart } from '../../design-system/composed/loaded.tsx';

/** Where the member is signed in, which browsers they trust, and when they were here before. */
export function Sessions() {
  const words = useWords(securityCenterWords).sessions;
  const query = useQuery(sessionsQuery);
  return (
    <SettingsSection id="sessions" heading={words.heading} detail={words.detail}>
      <LoadedPart query={query} words={words}>
        {({ sessions, trustedBrowsers }) => (
          <>
            <SessionList sessions={sessions} />
            {!isDemo && <TrustedBrowsers browsers={trustedBrowsers} />}
          </>
        )}
      </LoadedPart>
      <LastSignIn />
      <ThisSession />
    </SettingsSection>
  );
}

function LastSignIn() {
  const words = useWords(settingsWords).security;
  const { lastSignInAt } = useSession().member;
  return (
    <SettingRow title={words.lastSignIn}>
      {lastSignInAt === null ? (
        <p className="text-small text-muted">{words.firstSignIn}</p>
      ) : (
        <>
          <p className="figures">{formatMoment(lastSignInAt)}</p>
          <p className="mt-1 text-small text-muted">
            {words.lastSignInDetail} <PhoneLink />
          </p>
        </>
      )}
    </SettingRow>
  );
}

function ThisSession() {
  const words = useWords(settingsWords).security;
  const { signOut, isSigningOut } = useSession();
  return (
    <SettingRow title={words.session} detail={words.sessionDetail}>
      <Button tone="secondary" size="small" icon={LogOut} busy={isSigningOut} onClick={signOut}>
        {isSigningOut ? words.signingOut : words.signOut}
      </Button>
    </SettingRow>
  );
}
