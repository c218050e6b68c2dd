import { Bot, Headset } from 'lucide-react';
import { brand } from '../browser/brand.ts';
import type { Message } from '#contract/support/support.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { formatDay, formatMoney, formatTime, localToday } from '../language/format.ts';
import { helpAnswerWords } from './help-answer-words.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

const institution = {
  name: brand.name,
  phone: brand.phone,
  email: brand.email,
  address: brand.address.join(', '),
  insuredUpTo: brand.insuredUpTo,
};

interface MessageLineProps {
  message: Message;
  /** The one above it, if it is shown. */
  before: Message | null;
}

/** Within this time a message belongs to the previous message of the same sender. */
const togetherMs = 5 * 60_000;

/**
 * A message: the member's own to the right, all others to the left with their author. The first message of a day stands
 * under the day.
 */
export function MessageLine({ message, before }: MessageLineProps) {
  const words = useWords(supportWords);
  const { from, at, about } = message;
  const isOwn = from === 'member';
  const day = localToday(at);
  const beginsDay = before === null || localToday(before.at) !== day;
  const goesOn = !beginsDay && before.from === from && at - before.at < togetherMs;
  return (
    <li
      className={classNames(
        'flex flex-col gap-1',
        isOwn ? 'items-end' : 'items-start',
        goesOn ? 'mt-1' : before !== null && 'mt-4',
      )}
    >
      {beginsDay && (
        <p className="mb-3 self-center rounded-full bg-sunken px-3 py-0.5 text-caption font-semibold text-muted">
          {formatDay(day)}
        </p>
      )}
      <p className={goesOn ? 'sr-only' : 'flex items-center gap-1.5 px-1 text-caption text-muted'}>
        {!isOwn && <Icon shape={from === 'staff' ? Headset : Bot} size={16} />}
        <span className="font-semibold">{words.senders[from]}</span>{' '}
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </p>
      <div
        className={classNames(
          'max-w-5/6 rounded-card px-3.5 py-2.5 text-small wrap-anywhere',
          isOwn ? 'rounded-tr-small bg-brand text-on-brand' : 'rounded-tl-small bg-sunken',
        )}
      >
        {about !== null && (
          <p
            className={classNames(
              'mb-1.5 border-b pb-1.5 text-caption font-semibold',
              isOwn ? 'border-on-brand/40' : 'border-line',
            )}
          >
            {words.about(about.description, formatMoney(about.amount))}
          </p>
        )}
        <MessageText message={message} />
      </div>
    </li>
  );
}

function MessageText({ message: { text, topics } }: { message: Message }) {
  const words = useWords(supportWords);
  const answers = useWords(helpAnswerWords);
  if (text !== null) {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
    );
  }
  if (topics === null || topics.length === 0) {
    return <p>{words.noAnswer(brand.phone, words.hours)}</p>;
  }
  return (
    <div className="grid gap-2">
      {topics.map((topic) => (
        <p key={topic}>{answers[topic]({ ...institution, hours: words.hours })}</p>
      ))}
    </div>
  );
}
