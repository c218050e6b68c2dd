import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isDemo } from '../bank-client/host.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { chosenLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { type DevicePush, devicePushQuery, turnPushOff, turnPushOn } from './queries.ts';
import { pushWords } from './words.ts';

/** Whether this device shows notifications while the portal is closed (R-P9). A tab with a bank of its own sends none. */
export function ThisDevice() {
  const { data } = useQuery({ ...devicePushQuery, enabled: !isDemo });
  return data ? <Device push={data} /> : null;
}

function Device({ push: { publicKey, state } }: { push: DevicePush }) {
  const words = useWords(pushWords);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (on: boolean) =>
      on ? turnPushOn(publicKey, chosenLanguage()) : turnPushOff(),
    onSettled: () => queries.invalidateQueries({ queryKey: devicePushQuery.queryKey }),
  });
  const canChange = state === 'on' || state === 'off';
  return (
    <div className="grid gap-3">
      <Switch
        label={words.label}
        hint={words.states[state]}
        checked={change.isPending ? change.variables : state === 'on'}
        disabled={!canChange}
        onCheckedChange={(on) => {
          if (!change.isPending) change.mutate(on);
        }}
      />
      {change.error !== null && <ProblemBanner error={change.error} title={words.failed} />}
    </div>
  );
}
