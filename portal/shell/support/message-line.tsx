import { Bot, Headset } from 'lucide-react';
import { brand } from '../../brand.ts';
import type { Message } from '#contract/support.ts';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { formatMoment, formatMoney } from '../../words/format.ts';
import { supportWords } from '../../words/support.ts';
import { useWords } from '../../words/words.ts';

const institution = {
  name: brand.name,
  phone: brand.phone,
  email: brand.email,
  address: brand.address.join(', '),
  insuredUpTo: brand.insuredUpTo,
};

/** One message: the member's own to the right, all others to the left with who wrote it. */
export function MessageLine({ message }: { message: Message }) {
  const words = useWords(supportWords);
  const { from, at, about } = message;
  const isOwn = from === 'member';
  return (
    <li className={classNames('flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
      <p className="flex items-center gap-1.5 text-caption text-muted">
        {!isOwn && <Icon shape={from === 'staff' ? Headset : Bot} size={16} />}
        <span className="font-semibold">{words.senders[from]}</span>
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </p>
      <div
        className={classNames(
          'max-w-[88%] rounded-card px-3.5 py-2.5 text-small wrap-anywhere',
          isOwn ? 'bg-brand text-on-brand' : 'bg-sunken',
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
        <p key={topic}>{words.helpAnswers[topic]({ ...institution, hours: words.hours })}</p>
      ))}
    </div>
  );
}
