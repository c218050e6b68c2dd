import { useQueryClient } from '@tanstack/react-query';
import { typedPasswordMost } from '#contract/identity/passwords/password-length.ts';
import { PasswordField } from '../design-system/parts/password-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import { setTwoFactor, showSettings } from './queries.ts';
import { settingsWords } from './words.ts';

/** Asks for the password before SMS verification is turned off (R-P3). */
export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { twoFactor: words, cancel } = useWords(settingsWords);
  const queries = useQueryClient();
  const form = useBankForm({
    procedure: setTwoFactor,
    start: { password: '' },
    read: ({ password }) =>
      password === '' ? { faults: { password: 'missing' } } : { request: { on: false, password } },
    at: { CURRENT_PASSWORD_WRONG: 'password' },
    say: { missing: words.passwordMissing },
    againAt: 'password',
    done: (settings) => {
      showSettings(queries, settings);
      showToast({ title: words.isOff });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      open
      onOpenChange={onClose}
      title={words.turnOff}
      description={words.turnOffDetail}
      size="small"
      initialFocus={() => form.control('password')}
      cancel={cancel}
      submit={words.confirm}
      submitting={words.confirming}
      problemTitle={words.isOn}
    >
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        maxLength={typedPasswordMost}
        {...form.text('password')}
      />
    </FormDialog>
  );
}
