import { type MutationOptions, useMutation } from '@tanstack/react-query';
import type { Settings } from '#contract/settings/settings.ts';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { refreshOwn } from '../queries/refresh.ts';
import { settingsQuery } from './queries.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useToldWhenGone } from '../design-system/parts/undo.ts';

/**
 * A change of the settings, which the bank answers with the settings as they then are. `show` gives the expected settings,
 * at once; they are put back if the bank refuses, and the place where they were changed says so.
 */
export function useSettingsChange<Change>(
  ask: MutationOptions<Settings, Error, Change>,
  show: (settings: Settings, change: Change) => Settings,
  onKept?: (settings: Settings) => void,
) {
  const { notSaved } = useWords(settingsWords).notifications;
  const tellWhenGone = useToldWhenGone();
  return useMutation(
    changeAtOnce<Settings, Change>(ask, {
      shownIn: [
        shownIn(settingsQuery.queryKey, show, (_settings: Settings, answer: Settings) => answer),
      ],
      reload: (queries) => refreshOwn(queries, 'settings'),
      ...(onKept && { onKept }),
      onPutBack: (error) => tellWhenGone(notSaved, error),
    }),
  );
}
