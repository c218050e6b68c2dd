import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { typedPasswordMost } from '#contract/passwords/password-length.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { FormDialog } from '../design-system/composed/form-dialog.tsx';
import { PasswordField } from '../design-system/parts/password-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { setTwoFactor, showSettings } from './queries.ts';
import { useExplain } from '../language/refusals.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

/** Asks for the password before SMS verification is turned off (R-P3). */
export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { twoFactor: words, cancel } = useWords(settingsWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const turnOff = useMutation({
    ...setTwoFactor,
    onSuccess: (settings) => {
      showSettings(queries, settings);
      showToast({ title: words.isOff });
      onClose();
    },
    onError: () => field.current?.focus(),
  });
  const submit = () => {
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else turnOff.mutate({ on: false, password });
  };
  const isWrong = isRefusal(turnOff.error, 'CURRENT_PASSWORD_WRONG');
  const refusal = isWrong ? explain(turnOff.error) : null;
  const refused = refusal ? `${refusal.title} ${refusal.detail ?? ''}` : undefined;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={words.turnOff}
      description={words.turnOffDetail}
      size="small"
      initialFocus={field}
      cancel={cancel}
      submit={turnOff.isPending ? words.confirming : words.confirm}
      busy={turnOff.isPending}
      onSubmit={submit}
    >
      <PasswordField
        ref={field}
        label={words.password}
        autoComplete="current-password"
        value={password}
        maxLength={typedPasswordMost}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setMissing(false);
          turnOff.reset();
        }}
        error={isMissing ? words.passwordMissing : refused}
      />
      {turnOff.error !== null && !isWrong && (
        <ProblemBanner error={turnOff.error} title={words.isOn} />
      )}
    </FormDialog>
  );
}
