import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { PasskeyOptions } from '#contract/authentication/factors.ts';
import { passkeyNameMaxLength } from '#contract/security/security-terms.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { finishPasskey } from './queries.ts';
import { securityCenterWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { makePasskey, type MadePasskey } from './make-passkey.ts';
import { useDeviceLabel } from './use-device-label.ts';
import { useFactorsChanged } from './use-factors-changed.ts';

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
  const formId = useId();
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isMissing) field.current?.focus();
    else if (!isBusy) void add();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="small"
      dismissible={!isBusy}
      initialFocus={field}
      finalFocus={finalFocus}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? words.goingOn : words.goOn}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
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
      </form>
    </Dialog>
  );
}
