import { useState } from 'react';
import { isDemo } from '../bank-client/host.ts';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { setTwoFactor } from './queries.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useSettingsChange } from './use-settings-change.ts';

const TurnOffDialog = lazyDialog(() => import('./turn-off-dialog.tsx'));

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
