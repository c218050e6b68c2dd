import { CopyButton } from '../../design-system/parts/copy-button.tsx';
import { CodeField } from '../../design-system/parts/code-field.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useBankForm } from '../../forms/use-bank-form.ts';
import { finishAuthenticator, useFactorsChanged } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { QrPicture } from './qr-picture.tsx';

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
  const changed = useFactorsChanged();
  const form = useBankForm({
    procedure: finishAuthenticator,
    start: { code: '' },
    read: ({ code }) => (code === '' ? { faults: { code: 'missing' } } : { request: code }),
    at: { PROOF_WRONG: 'code' },
    say: { missing: words.codeMissing },
    againAt: 'code',
    done: (factors) => {
      changed(factors);
      showToast({ title: words.added, tone: 'positive' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="small"
      initialFocus={() => form.control('code')}
      finalFocus={finalFocus}
      submit={words.finish}
      submitting={words.finishing}
      problemTitle={words.notSetUp}
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
      <CodeField label={words.code} {...form.value('code')} />
    </FormDialog>
  );
}

/** Easier to type in fours; apps leave the blanks out. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
