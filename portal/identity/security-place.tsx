import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { useWords } from '../language/sentences.ts';
import { type Detail, useTabs } from '../navigation/tabs.ts';
import { wishedPart } from '../navigation/wishes.ts';
import { CallCheck } from './security/call-check.tsx';
import { SecurityLog } from './security/security-log.tsx';
import { Sessions } from './security/sessions.tsx';
import { SignInWays } from './security/passkeys.tsx';
import { ScoreCard } from '../settings/score-card.tsx';
import { WithSettings } from '../settings/with-settings.tsx';
import { settingsWords } from '../settings/words.ts';
import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { AutoLogoutChoice } from '../settings/auto-logout-choice.tsx';
import { ChangePassword } from './passwords/change-password.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type FirstPaymentDelay as Hours,
  firstPaymentDelays,
  largeFirstPayment,
} from '#contract/identity/security/security-terms.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { refreshSecurity, setFirstPaymentDelay } from './security/queries.ts';
import { transfersKey, transferTermsQuery } from '../payments/queries.ts';
import { settingsQuery } from '../settings/queries.ts';
import { formatMoney } from '../language/format.ts';
import { securityCenterWords } from './security/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useToldWhenGone } from '../design-system/parts/undo.ts';

type Panel = 'security' | 'sign-in-ways' | 'sessions';

/** The panel in which a part stands; the first panel where it stands in none. */
function panelOf(part: Detail): Panel {
  if (part === 'sign-in-ways' || part === 'sessions') return part;
  return part === 'security-log' ? 'sessions' : 'security';
}

/** How safe the account is, how the member signs in, and where they are signed in (R-P2 to R-P4, R-P7). */
export default function SecurityPlace() {
  const words = useWords(settingsWords).panels;
  const { detail, openPlace } = useTabs();
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-4 xl:order-last">
        <CallCheck />
        <WithSettings>{({ score }) => <ScoreCard score={score} />}</WithSettings>
      </div>
      <TabPanels<Panel>
        label={words.label}
        value={panelOf(wishedPart(detail))}
        onValueChange={(part) => openPlace('security', { part })}
        panels={[
          {
            value: 'security',
            label: words.password,
            children: (
              <WithSettings>
                {(settings, profile) => <Security settings={settings} profile={profile} />}
              </WithSettings>
            ),
          },
          {
            value: 'sign-in-ways',
            label: words.signIn,
            children: (
              <WithSettings>{(settings) => <SignInWays settings={settings} />}</WithSettings>
            ),
          },
          {
            value: 'sessions',
            label: words.activity,
            children: (
              <div className="grid grid-cols-1 gap-6">
                <Sessions />
                <SecurityLog />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

function Security({ settings, profile }: { settings: Settings; profile: Profile }) {
  const words = useWords(settingsWords).security;
  return (
    <SettingsSection id="security" heading={words.heading} headingHidden>
      <ChangePassword profile={profile} changedAt={settings.passwordChangedAt} />
      <div className="py-5">
        <AutoLogoutChoice minutes={settings.autoLogoutMinutes} />
      </div>
      <div className="py-5">
        <FirstPaymentDelay hours={settings.firstPaymentDelayHours} />
      </div>
    </SettingsSection>
  );
}

function FirstPaymentDelay({ hours }: { hours: Hours }) {
  const words = useWords(securityCenterWords).delay;
  const { data } = useQuery(transferTermsQuery(null, null));
  const held = data?.zelle.firstPayment?.hours ?? 0;
  const tellWhenGone = useToldWhenGone();
  const choose = useMutation(
    changeAtOnce(setFirstPaymentDelay, {
      shownIn: [
        shownIn(settingsQuery.queryKey, (settings: Settings, chosen: { hours: Hours }) => ({
          ...settings,
          firstPaymentDelayHours: chosen.hours,
        })),
      ],
      reload: (queries) =>
        Promise.all([
          queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
          queries.invalidateQueries({ queryKey: transfersKey }),
          refreshSecurity(queries),
        ]),
      onKept: (_answer, chosen) =>
        showToast({ title: words.saved(words.delays[chosen.hours]), tone: 'positive' }),
      onPutBack: (error) => tellWhenGone(words.notSaved, error),
    }),
  );
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.label}
        hint={words.detail(formatMoney(largeFirstPayment))}
        value={String(hours)}
        onValueChange={(value) => choose.mutate({ hours: Number(value) as Hours })}
        choices={firstPaymentDelays.map((choice) => ({
          value: String(choice),
          label: words.delays[choice],
        }))}
        className="gap-x-8 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:*:nth-2:row-span-2 md:*:nth-2:self-start"
      />
      {data !== undefined && !choose.isPending && held !== hours && (
        <p className="text-small">{words.inTheseAccounts(held)}</p>
      )}
      {choose.error !== null && <ProblemBanner error={choose.error} title={words.notSaved} />}
    </div>
  );
}
