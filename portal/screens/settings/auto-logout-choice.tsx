import { useMutation, useQueryClient } from '@tanstack/react-query';
import { autoLogoutChoices, type AutoLogoutMinutes } from '#contract/setting-terms.ts';
import { SelectField } from '../../parts/select-field.tsx';
import { showToast } from '../../parts/toast.tsx';
import { setAutoLogout, settingsQuery, showSettings } from '../../queries/settings.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { ChangeProblem } from './change-problem.tsx';

/** After how long without a touch the member is signed out (R-P4). */
export function AutoLogoutChoice({ minutes }: { minutes: AutoLogoutMinutes }) {
  const { autoLogout: words, notifications } = useWords(settingsWords);
  const queries = useQueryClient();
  const choose = useMutation({
    ...setAutoLogout,
    onSuccess: (settings) => {
      showSettings(queries, settings);
      showToast({ title: words.saved(settings.autoLogoutMinutes), tone: 'positive' });
    },
    onError: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.label}
        hint={words.detail}
        value={String(choose.isPending ? choose.variables : minutes)}
        onValueChange={(value) => choose.mutate(Number(value) as AutoLogoutMinutes)}
        choices={autoLogoutChoices.map((choice) => ({
          value: String(choice),
          label: words.minutes(choice),
        }))}
        className="max-w-80"
      />
      {choose.error !== null && (
        <ChangeProblem error={choose.error} title={notifications.notSaved} />
      )}
    </div>
  );
}
