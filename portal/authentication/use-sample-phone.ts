import { useEffect, useState } from 'react';
import { readSamplePhone, type SampleMessage } from '../bank-client/sample-phone.ts';

const lookAgainMs = 1000;

/**
 * The messages of the sample phone, looked at once a second while the page is seen; null where there is none. With
 * another `sentAt` it is looked at again at once, and what was there before is not shown as the answer to it.
 */
export function useSamplePhone(sentAt: number | undefined): {
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

/** The same as before where nothing has come: then nothing is rendered again. */
function nextSeen(before: Seen, now: Seen): Seen {
  const isSame = before.sentAt === now.sentAt && before.messages?.[0]?.id === now.messages?.[0]?.id;
  return isSame && before.messages !== null ? before : now;
}
