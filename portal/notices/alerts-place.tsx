import { AlertList } from '../alerts/alert-list.tsx';
import { alertWords } from '../alerts/words.ts';
import { TitledCard } from '../design-system/parts/card.tsx';
import { useWords } from '../language/sentences.ts';
import { Notifications } from '../settings/notifications.tsx';
import { WithSettings } from '../settings/with-settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { BellRing, Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { SentMessage } from '#contract/settings/settings.ts';
import { isDemo } from '../bank-client/host.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { EmptyState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { sentMessagesQuery } from '../settings/queries.ts';
import { useLanguage } from '../language/language.ts';
import { titleAloneOf } from './event-notices.ts';
import { formatMoment } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { settingsWords } from '../settings/words.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** The ways to tell the member of events, and the sent alerts (R-P5). */
export default function AlertsPlace() {
  const alerts = useWords(alertWords);
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <WithSettings>
        {(settings, profile) => <Notifications settings={settings} profile={profile} />}
      </WithSettings>
      <TitledCard
        id="your-alerts"
        heading={alerts.heading}
        detail={alerts.detail}
        bodyClassName="px-5 sm:px-6"
      >
        <AlertList />
      </TitledCard>
      <div className="min-w-0 xl:col-span-2">
        <SentMessages />
      </div>
    </div>
  );
}

const shownInitially = 6;

const signs = { email: Mail, sms: MessageSquareText, push: BellRing };

/** The newest messages to the member, so that they see that their choice is obeyed (R-P5). */
function SentMessages() {
  const words = useWords(settingsWords).sent;
  return (
    <SettingsSection
      id="sent-messages"
      heading={words.heading}
      detail={isDemo ? words.demo : words.detail}
    >
      <Messages />
    </SettingsSection>
  );
}

function Messages() {
  const words = useWords(settingsWords).sent;
  const { tryAgain } = useWords(partsWords);
  const { data: messages, isError, isFetching, refetch } = useQuery(sentMessagesQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (messages === undefined) {
    return isError ? (
      <Banner tone="danger" role="alert" title={words.notShown} className="my-5">
        <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </Banner>
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="my-5 h-24 w-full" />
      </Loading>
    );
  }
  if (messages.length === 0) {
    return <EmptyState icon={Mail} title={words.empty} detail={words.emptyDetail} />;
  }
  const shown = showsAll ? messages : messages.slice(0, shownInitially);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((message) => (
          <Message
            key={`${message.about.kind} ${message.about.sequence} ${message.channel}`}
            message={message}
          />
        ))}
      </ul>
      {shown.length < messages.length && (
        <div className="-mx-3.5 py-2">
          <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
            {words.showAll(messages.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function Message({ message: { channel, to, about, sentAt, isGivenUp } }: { message: SentMessage }) {
  const words = useWords(settingsWords).sent;
  const language = useLanguage();
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon shape={signs[channel]} size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-small font-semibold wrap-anywhere">
            {about.kind === 'trusted-contact' ? words.toContact : titleAloneOf(about, language)}
          </p>
          <p className="text-caption wrap-anywhere text-muted">{words[channel](to)}</p>
        </div>
        <p className="text-caption text-muted">
          {sentAt === null ? (
            isGivenUp ? (
              <span className="font-semibold text-danger">{words.givenUp}</span>
            ) : (
              words.waiting
            )
          ) : (
            <time dateTime={new Date(sentAt).toISOString()}>{formatMoment(sentAt)}</time>
          )}
        </p>
      </div>
    </li>
  );
}
