import { useState } from 'react';
import type { PasskeyOptions, PasskeyAnswer } from '#contract/identity/authentication/factors.ts';
import { passkeyNameMaxLength } from '#contract/identity/security/security-terms.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useBankForm } from '../../forms/use-bank-form.ts';
import { finishPasskey, useFactorsChanged } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { useDeviceLabel } from './device-name.ts';
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
  const [made, setMade] = useState<MadePasskey['kind'] | 'waiting' | null>(null);
  const form = useBankForm({
    procedure: finishPasskey,
    start: { name: ownName },
    done: (factors, { name }) => {
      changed(factors);
      showToast({ title: words.added(name), tone: 'positive' });
      onClose();
    },
  });
  const name = form.draft.name.trim();
  const isBusy = made === 'waiting' || form.busy;
  const add = async () => {
    if (isBusy) return;
    if (name === '') return form.focus('name');
    setMade('waiting');
    form.forget();
    const outcome = await makePasskey(options);
    setMade(outcome.kind);
    if (outcome.kind === 'made') await form.send({ answer: outcome.answer, name });
  };
  return (
    <FormDialog
      form={{ ...form, busy: isBusy, submit: () => void add() }}
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="small"
      dismissible={!isBusy}
      initialFocus={() => form.control('name')}
      finalFocus={finalFocus}
      submit={words.goOn}
      submitting={words.goingOn}
      problemTitle={words.notAdded}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={passkeyNameMaxLength}
        {...form.text('name')}
        error={name === '' ? words.nameMissing : undefined}
      />
      {(made === 'not-made' || made === 'already-here') && (
        <Banner role="alert" tone="danger" title={words.notAdded}>
          {made === 'already-here' ? words.alreadyHere : words.notMade}
        </Banner>
      )}
    </FormDialog>
  );
}

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
