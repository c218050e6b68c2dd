import { useEffect, useRef, useState } from 'react';
import type { SentCode } from '#contract/identity/authentication/factors.ts';
import { bankNow } from '../../browser/bank-clock.ts';
import { isRefusal } from '../../bank-client/refusals.ts';

/** The code that goes to the member's phone. */
export interface TextCode {
  /** How the last one went out; null until the first has. */
  readonly sent: SentCode | null;
  /** How many have been sent. */
  readonly count: number;
  readonly isSending: boolean;
  /** For how many seconds no other can be asked for. */
  readonly secondsToWait: number;
  readonly send: () => void;
}

interface TextCodeWanted {
  /** Whether it is wanted now: the first is then sent by itself. */
  isWanted: boolean;
  sendCode: () => Promise<SentCode>;
  onProblem: (error: unknown) => void;
}

/** Sends codes by text message, the first one unasked. */
export function useTextCode({ isWanted, sendCode, onProblem }: TextCodeWanted): TextCode {
  const [state, setState] = useState({ sent: null as SentCode | null, count: 0 });
  const [isSending, setSending] = useState(false);
  const isFirstAsked = useRef(false);
  const { secondsLeft, countDown } = useCountdown();

  async function send(): Promise<void> {
    setSending(true);
    try {
      const sent = await sendCode();
      setState(({ count }) => ({ sent, count: count + 1 }));
      countDown(waitMs(sent));
    } catch (error) {
      if (isRefusal(error, 'CODE_TOO_SOON')) countDown(error.data.retryAfterMs);
      onProblem(error);
    }
    setSending(false);
  }

  useEffect(() => {
    if (!isWanted || isFirstAsked.current) return;
    isFirstAsked.current = true;
    void send();
  });

  return { ...state, isSending, secondsToWait: secondsLeft, send: () => void send() };
}

const waitMsMost = 60_000;

/** The wait before another code. Where the clock of the device is wrong, no longer than a minute. */
function waitMs({ nextAt }: SentCode): number {
  return Math.min(Math.max(nextAt - bankNow(), 0), waitMsMost);
}

function useCountdown(): { secondsLeft: number; countDown: (ms: number) => void } {
  const [span, setSpan] = useState({ until: 0, now: 0 });
  const isRunning = span.now < span.until;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSpan(({ until }) => ({ until, now: Date.now() })), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft: Math.max(0, Math.ceil((span.until - span.now) / 1000)),
    countDown: (ms) => setSpan({ until: Date.now() + ms, now: Date.now() }),
  };
}
