import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PasskeyOptions, PasskeyAnswer } from '#contract/authentication/factors.ts';
import { passkeyNameMaxLength } from '#contract/security/security-terms.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { FormDialog } from '../design-system/composed/form-dialog.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { finishPasskey } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useDeviceLabel } from './device-name.ts';
import { useFactorsChanged } from './use-factors-changed.ts';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

interface AddPasskeyDialogProps {
  options: PasskeyOptions;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Names a passkey and lets the browser make it. */
export default function AddPasskeyDialog({ options, onClose, finalFocus }: AddPasskeyDialogProps) {
  const words = useWords(securityCenterWords).passkeys;
  const ownName = useDeviceLabel()(navigator.userAgent).slice(0, passkeyNameMaxLength);
  const changed = useFactorsChanged();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(ownName);
  const [made, setMade] = useState<MadePasskey['kind'] | 'waiting' | null>(null);
  const finish = useMutation({
    ...finishPasskey,
    onSuccess: (factors) => {
      changed(factors);
      showToast({ title: words.added(name.trim()), tone: 'positive' });
      onClose();
    },
  });
  const isMissing = name.trim() === '';
  const isBusy = made === 'waiting' || finish.isPending;
  const add = async () => {
    setMade('waiting');
    finish.reset();
    const outcome = await makePasskey(options);
    setMade(outcome.kind);
    if (outcome.kind === 'made') finish.mutate({ answer: outcome.answer, name: name.trim() });
  };
  const submit = () => {
    if (isMissing) field.current?.focus();
    else void add();
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="small"
      dismissible={!isBusy}
      initialFocus={field}
      finalFocus={finalFocus}
      cancel={words.cancel}
      submit={isBusy ? words.goingOn : words.goOn}
      busy={isBusy}
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={passkeyNameMaxLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isMissing ? words.nameMissing : undefined}
      />
      {(made === 'not-made' || made === 'already-here') && (
        <Banner role="alert" tone="danger" title={words.notAdded}>
          {made === 'already-here' ? words.alreadyHere : words.notMade}
        </Banner>
      )}
      {finish.error !== null && <ProblemBanner error={finish.error} title={words.notAdded} />}
    </FormDialog>
  );
}

/** What became of asking the browser for a passkey. */
type MadePasskey =
  | { readonly kind: 'made'; readonly answer: PasskeyAnswer }
  /** The device keeps one for this member already. */
  | { readonly kind: 'already-here' }
  /** The person stopped it, it took too long, or the device cannot: browsers do not tell which. */
  | { readonly kind: 'not-made' };

/** Lets the browser make a passkey, as the bank's options say (WebAuthn Level 3, 5.1.3). */
async function makePasskey(options: PasskeyOptions): Promise<MadePasskey> {
  try {
    const answer = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    return { kind: 'made', answer: answer as unknown as PasskeyAnswer };
  } catch (error) {
    const isHere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { kind: isHere ? 'already-here' : 'not-made' };
  }
}
