import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Factors, Passkey } from '#contract/identity/security/security.ts';
import { passkeysMax } from '#contract/identity/security/security-terms.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { beginPasskey, factorsQuery, removePasskey, useFactorsChanged } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { SettingRow, SettingsSection } from '../../settings/settings-section.tsx';
import type { Settings } from '#contract/settings/settings.ts';
import { TwoFactor } from '../../settings/two-factor.tsx';
import { Authenticator } from './authenticator.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { knowsPasskeys } from '../../browser/browser-abilities.ts';
import { LoadedPart } from '../../design-system/composed/loaded.tsx';
import { KeyRound, Trash2 } from 'lucide-react';
import { Icon } from '../../design-system/parts/icon.tsx';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { RemoveInPlace } from '../../design-system/composed/remove-in-place.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { formatDate, localToday } from '../../language/format.ts';
import { useFocusBack } from '../../design-system/parts/focus.ts';

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

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { passkeys: words, ways } = useWords(securityCenterWords);
  const changed = useFactorsChanged();
  const [isAsked, setAsked] = useState(false);
  const button = useFocusBack(isAsked);
  const { id, name, addedAt, lastUsedAt } = passkey;
  const remove = useMutation({
    ...removePasskey,
    onSuccess: (factors) => {
      changed(factors);
      showToast({ title: words.removed(name) });
      onRemoved();
    },
  });
  if (isAsked) {
    return (
      <li className="py-3">
        <RemoveInPlace
          title={words.removing(name)}
          detail={words.removingDetail}
          words={{ remove: words.remove, keep: ways.keep }}
          removal={remove}
          problemTitle={words.notRemoved}
          onRemove={() => remove.mutate(id)}
          onKept={() => setAsked(false)}
        />
      </li>
    );
  }
  const used =
    lastUsedAt === null ? words.neverUsed : words.lastUsed(formatDate(localToday(lastUsedAt)));
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon shape={KeyRound} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="figures text-small text-muted">
          {words.addedOn(formatDate(localToday(addedAt)))}
        </p>
        <p className="figures text-small text-muted">{used}</p>
      </div>
      <IconButton
        ref={button}
        icon={Trash2}
        label={words.removeOf(name)}
        onClick={() => setAsked(true)}
      />
    </li>
  );
}
