import { Mail, Smartphone } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { EpochMs } from '#contract/time/time.ts';
import { type SampleMessage, readSamplePhone } from '../../bank-client/sample-phone.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { Icon } from '../../design-system/parts/icon.tsx';
import { TextLink } from '../../design-system/parts/text-link.tsx';
import { formatTime } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { proofWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';

interface SamplePhoneProps {
  /** Takes over the code of the newest message that has one. */
  onUseCode?: ((code: string) => void) | undefined;
  /** When something was sent last; another value means that something new is awaited. */
  sentAt?: number | undefined;
  /** Only what came by it, where codes by both are awaited. */
  channel?: SampleMessage['channel'];
}

const shownMost = 2;

/**
 * The messages that a sample bank would have sent, so that a tester can read a code or open a link. Nothing at all where
 * there is no sample phone.
 */
export function SamplePhone({ onUseCode, sentAt, channel }: SamplePhoneProps) {
  const words = useWords(proofWords).samplePhone;
  const titleId = useId();
  const { messages: all, isCurrent } = useSamplePhone(sentAt);
  if (all === null) return null;
  const messages = all.filter((message) => channel === undefined || message.channel === channel);
  const withCode = messages.find(({ code }) => code !== undefined);
  const notices = messages.filter(({ code }) => code === undefined);
  // Where a code is asked for, the newest alone: a code that another has followed is no longer good, and a message without
  // a code would only make the window longer than a small screen. Elsewhere the former codes are in the way.
  const shown = onUseCode && withCode ? [withCode] : notices;
  return (
    <section
      aria-labelledby={channel === undefined ? titleId : undefined}
      aria-label={channel && `${words.title}, ${words.channels[channel]}`}
      className="mt-3 rounded-control border border-dashed border-control/60 px-4 py-3 text-small"
    >
      <h2 id={titleId} className="font-semibold">
        {words.title}
      </h2>
      <p className="mt-1 text-muted">{words.detail}</p>
      {shown.length === 0 && <p className="mt-3 font-medium">{words.nothing}</p>}
      <div aria-live="polite">
        <ul className="grid gap-3">
          {shown.slice(0, shownMost).map((message) => (
            <Message
              key={message.id}
              message={message}
              onUseCode={message === withCode && isCurrent ? onUseCode : undefined}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Message({
  message: { channel, at, text, code, path },
  onUseCode,
}: {
  message: SampleMessage;
  onUseCode: ((code: string) => void) | undefined;
}) {
  const words = useWords(proofWords).samplePhone;
  const language = useLanguage();
  return (
    <li className="mt-3 flex gap-3">
      <Icon shape={channel === 'sms' ? Smartphone : Mail} size={18} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="text-caption text-muted">
          {words.channels[channel]}, {formatTime(at as EpochMs, language)}
        </p>
        <p className="figures wrap-anywhere">{unbroken(text[language])}</p>
        {code !== undefined && onUseCode && (
          <Button tone="secondary" size="small" className="mt-2" onClick={() => onUseCode(code)}>
            {words.useCode}
          </Button>
        )}
        {path !== undefined && <TextLink to={path}>{words.openLink}</TextLink>}
      </div>
    </li>
  );
}

/** The same text, in which no line ends within a telephone number, masked or not. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\)) (?=[\d•]{3}-)/gu, '\u00a0');
}

const lookAgainMs = 1000;

/**
 * The messages of the sample phone, read once a second while the page is seen; null where there is no phone. With another
 * `sentAt` they are read again at once, and the earlier messages are not shown as the answer to it.
 */
function useSamplePhone(sentAt: number | undefined): {
  messages: readonly SampleMessage[] | null;
  /** Whether it was looked at after that was sent. */
  isCurrent: boolean;
} {
  const [seen, setSeen] = useState<Seen>({ messages: null, sentAt: undefined });
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const messages = await readSamplePhone(leaving.signal).catch(() => undefined);
        if (leaving.signal.aborted || messages === null) return;
        if (messages !== undefined) setSeen((before) => nextSeen(before, { messages, sentAt }));
      }
      timer = setTimeout(() => void look(), lookAgainMs);
    };
    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [sentAt]);
  return { messages: seen.messages, isCurrent: seen.sentAt === sentAt };
}

interface Seen {
  messages: readonly SampleMessage[] | null;
  sentAt: number | undefined;
}

/** Returns `before` where nothing has come: then nothing is rendered again. */
function nextSeen(before: Seen, now: Seen): Seen {
  const isSame = before.sentAt === now.sentAt && before.messages?.[0]?.id === now.messages?.[0]?.id;
  return isSame && before.messages !== null ? before : now;
}
