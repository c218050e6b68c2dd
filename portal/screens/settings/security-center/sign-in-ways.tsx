import { useQuery } from '@tanstack/react-query';
import type { Factors } from '#contract/security.ts';
import type { Settings } from '#contract/settings.ts';
import { factorsQuery } from '../../../queries/security.ts';
import { securityCenterWords } from '../../../words/security-center.ts';
import { useWords } from '../../../words/words.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { TwoFactor } from '../two-factor.tsx';
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
