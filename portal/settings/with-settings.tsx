import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { SectionProblem } from '../design-system/composed/loaded.tsx';
import { Loading, Skeletons } from '../design-system/parts/states.tsx';
import { useWords } from '../language/sentences.ts';
import { profileQuery, settingsQuery } from './queries.ts';
import { settingsWords } from './words.ts';

interface WithSettingsProps {
  children: (settings: Settings, profile: Profile) => ReactNode;
}

/** Shows content that depends on the settings and the profile that the bank keeps, once both are read. */
export function WithSettings({ children }: WithSettingsProps) {
  const words = useWords(settingsWords);
  const settings = useQuery(settingsQuery);
  const profile = useQuery(profileQuery);
  if (settings.data !== undefined && profile.data !== undefined) {
    return children(settings.data, profile.data);
  }
  if (settings.isError || profile.isError) {
    const query = {
      error: settings.error ?? profile.error,
      isFetching: settings.isFetching || profile.isFetching,
      refetch: () => Promise.all([settings.refetch(), profile.refetch()]),
    };
    return <SectionProblem title={words.notShown} query={query} />;
  }
  return (
    <Loading label={words.loading}>
      <Skeletons shapes={['h-40 rounded-card!', 'h-96 rounded-card!']} className="grid gap-6" />
    </Loading>
  );
}
