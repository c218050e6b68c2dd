import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { Banner, Reference } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
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
    return (
      <NotShown
        error={settings.error ?? profile.error}
        isFetching={settings.isFetching || profile.isFetching}
        onRetry={() => void Promise.all([settings.refetch(), profile.refetch()])}
      />
    );
  }
  return (
    <Loading label={words.loading}>
      <div className="grid gap-6">
        <Skeleton className="h-40 rounded-card!" />
        <Skeleton className="h-96 rounded-card!" />
      </div>
    </Loading>
  );
}

interface NotShownProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

function NotShown({ error, isFetching, onRetry }: NotShownProps) {
  const words = useWords(settingsWords);
  const { tryAgain } = useWords(partsWords);
  const why = useExplain()(error);
  return (
    <Banner tone="danger" role="alert" title={words.notShown}>
      <p>
        {why.title} {why.detail}
      </p>
      {why.reference !== undefined && <Reference value={why.reference} />}
      <Button tone="secondary" size="small" busy={isFetching} onClick={onRetry} className="mt-2">
        {tryAgain}
      </Button>
    </Banner>
  );
}
