import type { EventNotice } from '#contract/events/events.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { NoticeSign } from '../capability.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatTime, localToday } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useSupportChat } from '../navigation/support-chat.ts';
import { useTabs } from '../navigation/tabs.ts';
import { noticeOf } from './event-notices.ts';
import { noticeWords } from './words.ts';

const tones: Record<NoticeSign['tone'], string> = {
  brand: 'bg-brand-soft text-brand',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent',
  quiet: 'bg-sunken text-muted',
};

interface NoticeProps {
  notice: EventNotice;
  /** To be called when the member opens what the notice tells of. */
  onOpened: () => void;
}

/** A line of the notifications: a button that opens its subject. */
export function Notice({ notice: { event, isRead }, onOpened }: NoticeProps) {
  const language = useLanguage();
  const { openTab, openPlace } = useTabs();
  const chat = useSupportChat();
  const content = noticeOf(event, language);
  const { sign, title, detail } = content;
  const amount = 'amount' in event ? event.amount : null;
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onOpened();
          content.open({ openTab, openPlace, openChat: () => chat.open() });
        }}
        className="flex w-full cursor-pointer items-start gap-3 rounded-control px-2 py-2.5 text-left transition-colors hover:bg-sunken"
      >
        <span
          className={`grid size-9 shrink-0 place-items-center rounded-full ${tones[sign.tone]}`}
        >
          <Icon shape={sign.shape} size={18} />
        </span>
        <span className="grid min-w-0 flex-1">
          <span
            className={classNames('text-small wrap-anywhere', isRead ? 'font-medium' : 'font-bold')}
          >
            {title}
          </span>{' '}
          {detail !== undefined && <span className="text-caption text-muted">{detail} </span>}
          <span className="text-caption text-muted">
            <time dateTime={new Date(event.at).toISOString()}>{formatTime(event.at)}</time>
          </span>
        </span>
        <span className="flex flex-col items-end gap-1">
          {amount !== null && (
            <Money amount={amount} sign="none" className="text-small font-semibold" />
          )}
          {!isRead && (
            <span className="rounded-full bg-accent px-2 text-micro leading-4.5 font-bold text-on-accent">
              {noticeWords[language].isNew}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/**
 * Of each thing only how it stands now: of several notices of one subject the newest. Takes them newest
 * first and keeps that order.
 */
export function latestOf(notices: readonly EventNotice[]): EventNotice[] {
  const told = new Set<string>();
  return notices.filter(({ subject }) => {
    const isLatest = !told.has(subject);
    told.add(subject);
    return isLatest;
  });
}

/** The notices by the day on which they came, in the order in which they are given. */
export function byDay(
  notices: readonly EventNotice[],
): readonly { day: LocalDate; notices: readonly EventNotice[] }[] {
  const days = Map.groupBy(notices, ({ event }) => localToday(event.at));
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}
