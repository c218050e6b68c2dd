import { useQuery } from '@tanstack/react-query';
import type { Factors } from '#contract/security/security.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { factorsQuery } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { LoadedPart } from '../design-system/composed/loaded-part.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { TwoFactor } from '../settings/two-factor.tsx';
import { Authenticator } from './authenticator.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What the member shows besides the password (R-P3). */
export function SignInWays({ settings }: { settings: Settings }) {
  const words = useWords(securityCenterWords).ways;
  const query = useQuery(factorsQuery);
  return (
    <SettingsSection id="sign-in-ways" heading={words.heading} detail={words.detail}>
      <div className="py-5">
        <TwoFactor isOn={settings.twoFactor} phone={query.data?.phone} />
      </div>
      <LoadedPart query={query} words={words}>
        {(factors) => factors.offered && <OwnFactors factors={factors} />}
      </LoadedPart>
    </SettingsSection>
  );
}

/** What the member has at hand themselves, and needs no phone company for. */
function OwnFactors({ factors }: { factors: Factors }) {
  return (
    <>
      <Authenticator since={factors.authenticatorSince} />
      <Passkeys passkeys={factors.passkeys} />
      <RecoveryCodes codes={factors.recoveryCodes} />
    </>
  );
}
