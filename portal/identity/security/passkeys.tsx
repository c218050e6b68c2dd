import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Factors, Passkey } from '#contract/identity/security/security.ts';
import { passkeysMax } from '#contract/identity/security/security-terms.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { beginPasskey, factorsQuery } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { SettingRow, SettingsSection } from '../../settings/settings-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { Settings } from '#contract/settings/settings.ts';
import { TwoFactor } from '../../settings/two-factor.tsx';
import { Authenticator } from './authenticator.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { knowsPasskeys } from '../authentication/knows-passkeys.ts';
import { LoadedPart } from '../../design-system/composed/loaded.tsx';

const AddPasskeyDialog = lazyDialog(() => import('./add-passkey-dialog.tsx'));

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const words = useWords(securityCenterWords).passkeys;
  const place = useRef<HTMLDivElement>(null);
  const begin = useMutation(beginPasskey);
  const isSupported = knowsPasskeys();
  return (
    <SettingRow title={words.heading} detail={words.detail}>
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
        {passkeys.length === 0 ? (
          <p className="text-small text-muted">{words.none}</p>
        ) : (
          <ul aria-label={words.list} className="-mt-2 divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemoved={() => place.current?.focus()}
              />
            ))}
          </ul>
        )}
        {isSupported && passkeys.length < passkeysMax ? (
          <Button
            tone="secondary"
            size="small"
            busy={begin.isPending}
            onClick={() => begin.mutate()}
            className="justify-self-start"
          >
            {begin.isPending ? words.adding : words.add}
          </Button>
        ) : (
          <p className="text-small text-muted">
            {isSupported ? words.most(passkeysMax) : words.unsupported}
          </p>
        )}
        {begin.error !== null && <ProblemBanner error={begin.error} title={words.notAdded} />}
      </div>
      {begin.data && (
        <AddPasskeyDialog
          options={begin.data}
          onClose={begin.reset}
          finalFocus={() => place.current}
        />
      )}
    </SettingRow>
  );
}

/** The member's proofs besides the password (R-P3). */
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

/** The factors that the member has at hand, and that need no phone company. */
function OwnFactors({ factors }: { factors: Factors }) {
  return (
    <>
      <Authenticator since={factors.authenticatorSince} />
      <Passkeys passkeys={factors.passkeys} />
      <RecoveryCodes codes={factors.recoveryCodes} />
    </>
  );
}
