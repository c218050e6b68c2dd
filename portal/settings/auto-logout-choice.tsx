import { autoLogoutChoices, type AutoLogoutMinutes } from '#contract/settings/setting-terms.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { setAutoLogout } from './queries.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useSettingsChange } from './use-settings-change.ts';

/** After how long without a touch the member is signed out (R-P4). */
export function AutoLogoutChoice({ minutes }: { minutes: AutoLogoutMinutes }) {
  const { autoLogout: words, notifications } = useWords(settingsWords);
  const choose = useSettingsChange(
    setAutoLogout,
    (settings, chosen) => ({ ...settings, autoLogoutMinutes: chosen.minutes }),
    (settings) => showToast({ title: words.saved(settings.autoLogoutMinutes), tone: 'positive' }),
  );
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.label}
        hint={words.detail}
        value={String(minutes)}
        onValueChange={(value) => choose.mutate({ minutes: Number(value) as AutoLogoutMinutes })}
        choices={autoLogoutChoices.map((choice) => ({
          value: String(choice),
          label: words.minutes(choice),
        }))}
        className="gap-x-8 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:*:nth-2:row-span-2 md:*:nth-2:self-start"
      />
      {choose.error !== null && (
        <ProblemBanner error={choose.error} title={notifications.notSaved} />
      )}
    </div>
  );
}
