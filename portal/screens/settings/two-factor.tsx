import { Suspense, useState } from 'react';
import { isDemo } from '../../bank-client/host.ts';
import { lazyDialog } from '../../parts/lazy-dialog.ts';
import { Switch } from '../../parts/switch.tsx';
import { showToast } from '../../parts/toast.tsx';
import { setTwoFactor } from '../../queries/settings.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { ChangeProblem } from './change-problem.tsx';
import { useSettingsChange } from './use-settings-change.ts';

const TurnOffDialog = lazyDialog(() => import('./turn-off-dialog.tsx'));

/** SMS verification: reports a sign-in with a new browser, and says that it stops none (R-P3). */
export function TwoFactor({ isOn }: { isOn: boolean }) {
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
            {words.detail} {isDemo && words.demo}
          </>
        }
        checked={isOn}
        onCheckedChange={(checked) => {
          if (checked) turnOn.mutate({ on: true });
          else setAsksToTurnOff(true);
        }}
      />
      {turnOn.error !== null && <ChangeProblem error={turnOn.error} title={words.isOff} />}
      <Suspense fallback={null}>
        {asksToTurnOff && <TurnOffDialog onClose={() => setAsksToTurnOff(false)} />}
      </Suspense>
    </div>
  );
}
