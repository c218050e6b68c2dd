import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Profile as KeptProfile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ScreenHeading } from '../design-system/parts/headings.tsx';
import { Reference } from '../design-system/parts/reference.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { profileQuery, settingsQuery } from './queries.ts';
import { partsWords } from '../design-system/words.es.ts';
import { useExplain } from '../language/refusals.ts';
import { settingsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { AccountStatus } from './account-status.tsx';
import { Display } from './display.tsx';
import { Help } from './help.tsx';
import { Notifications } from './notifications.tsx';
import { PartList } from './part-list.tsx';
import { Profile } from './profile.tsx';
import { ScoreCard } from './score-card.tsx';
import { Security } from './security.tsx';
import { SecurityLog } from '../security/security-log.tsx';
import { Sessions } from '../security/sessions.tsx';
import { SignInWays } from '../security/sign-in-ways.tsx';
import { SentMessages } from './sent-messages.tsx';
import { partsOfTheBrowser, settingsParts } from './settings-parts.ts';
import { May } from '../queries/may.tsx';

/** Who the member is to the bank, how their account is kept safe, and how the portal works for them (R-P). */
export default function SettingsScreen() {
  const words = useWords(settingsWords);
  const settings = useQuery(settingsQuery);
  const profile = useQuery(profileQuery);
  const isRead = settings.data !== undefined && profile.data !== undefined;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenHeading detail={words.detail}>{words.heading}</ScreenHeading>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[13rem_minmax(0,48rem)]">
        <PartList parts={isRead ? settingsParts : partsOfTheBrowser} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <FromTheBank settings={settings} profile={profile} />
          <Display />
          <May area="conversation">
            <Help />
          </May>
        </div>
      </div>
    </div>
  );
}

interface FromTheBankProps {
  settings: UseQueryResult<Settings>;
  profile: UseQueryResult<KeptProfile>;
}

/** What the bank keeps of the member. The display is this browser's own, and stands without it. */
function FromTheBank({ settings, profile }: FromTheBankProps) {
  const words = useWords(settingsWords);
  if (settings.data !== undefined && profile.data !== undefined) {
    return (
      <>
        <AccountStatus profile={profile.data} />
        <ScoreCard score={settings.data.score} />
        <Profile profile={profile.data} />
        <Security settings={settings.data} profile={profile.data} />
        <SignInWays settings={settings.data} />
        <Sessions />
        <SecurityLog />
        <Notifications settings={settings.data} profile={profile.data} />
        <SentMessages />
      </>
    );
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
        <Skeleton className="h-160 rounded-card!" />
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
