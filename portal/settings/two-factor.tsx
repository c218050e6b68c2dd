import { useState } from 'react';
import { isDemo } from '../bank-client/host.ts';
import { Switch } from '../design-system/parts/switch.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { setTwoFactor, showSettings } from './queries.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useSettingsChange } from './use-settings-change.ts';
import { useQueryClient } from '@tanstack/react-query';
import { typedPasswordMost } from '#contract/identity/passwords/password-length.ts';
import { PasswordField } from '../design-system/parts/password-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';

interface TwoFactorProps {
  isOn: boolean;
  /** Where the codes go, masked; null where the bank knows no phone, undefined until it has said. */
  phone: string | null | undefined;
}

/** SMS verification: a sign-in from a browser that is not trusted asks for a code by text (R-P3). */
export function TwoFactor({ isOn, phone }: TwoFactorProps) {
  const words = useWords(settingsWords).twoFactor;
  const [asksToTurnOff, setAsksToTurnOff] = useState(false);
  const turnOn = useSettingsChange(
    setTwoFactor,
    (settings, { on }: { on: boolean; password?: string }) => ({ ...settings, twoFactor: on }),
    () => showToast({ title: words.isOn, tone: 'positive' }),
  );
  return (
    <div className="grid gap-3">
      <Switch
        label={words.label}
        hint={
          <>
            <span className="block font-medium text-ink">{words.note}</span>
            {words.detail} {typeof phone === 'string' && words.to(phone)}
            {phone === null && words.noPhone} {isDemo && words.demo}
          </>
        }
        checked={isOn}
        onCheckedChange={(checked) => {
          if (checked) turnOn.mutate({ on: true });
          else setAsksToTurnOff(true);
        }}
      />
      {turnOn.error !== null && <ProblemBanner error={turnOn.error} title={words.isOff} />}
      {asksToTurnOff && <TurnOffDialog onClose={() => setAsksToTurnOff(false)} />}
    </div>
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(settingsWords).twoFactor;
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
