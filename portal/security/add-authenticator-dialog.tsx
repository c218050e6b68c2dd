import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isRefusal } from '../bank-client/refusals.ts';
import { FormDialog } from '../design-system/composed/form-dialog.tsx';
import { CopyButton } from '../design-system/parts/copy-button.tsx';
import { CodeField } from '../design-system/parts/code-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { finishAuthenticator } from './queries.ts';
import { useExplain } from '../language/refusals.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { QrPicture } from './qr-picture.tsx';
import { useFactorsChanged } from './use-factors-changed.ts';

interface AddAuthenticatorDialogProps {
  /** The secret that the bank has made, for typing and as an address for a picture. */
  made: { readonly secret: string; readonly uri: string };
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Hands the secret to an authenticator app, which shows with a first code that it has it. */
export default function AddAuthenticatorDialog({
  made: { secret, uri },
  onClose,
  finalFocus,
}: AddAuthenticatorDialogProps) {
  const words = useWords(securityCenterWords).authenticator;
  const explain = useExplain();
  const changed = useFactorsChanged();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const finish = useMutation({
    ...finishAuthenticator,
    onSuccess: (factors) => {
      changed(factors);
      showToast({ title: words.added, tone: 'positive' });
      onClose();
    },
    onError: () => field.current?.focus(),
  });
  const submit = () => {
    setMissing(code === '');
    if (code === '') field.current?.focus();
    else finish.mutate(code);
  };
  const isWrong = isRefusal(finish.error, 'PROOF_WRONG');
  const refusal = isWrong ? explain(finish.error) : null;
  const refused = refusal ? `${refusal.title} ${refusal.detail ?? ''}` : undefined;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="small"
      initialFocus={field}
      finalFocus={finalFocus}
      cancel={words.cancel}
      submit={finish.isPending ? words.finishing : words.finish}
      busy={finish.isPending}
      onSubmit={submit}
    >
      <p className="text-small">{words.scan}</p>
      <QrPicture text={uri} label={words.picture} />
      <div className="grid gap-2 text-small">
        <p>{words.byHand}</p>
        <p className="figures rounded-control bg-sunken px-4 py-3 font-semibold wrap-anywhere">
          {inFours(secret)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={secret} label={words.copyKey} />
        </div>
      </div>
      <CodeField
        ref={field}
        label={words.code}
        value={code}
        onValueChange={(digits) => {
          setCode(digits);
          setMissing(false);
          finish.reset();
        }}
        error={isMissing ? words.codeMissing : refused}
      />
      {finish.error !== null && !isWrong && (
        <ProblemBanner error={finish.error} title={words.notSetUp} />
      )}
    </FormDialog>
  );
}

/** Easier to type; apps leave the blanks out. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
