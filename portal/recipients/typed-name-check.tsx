import { useEffect, useState } from 'react';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { useWords } from '../language/sentences.ts';
import { isReached } from '../payments/address.ts';
import { LookAlikeNotice } from '../saved-names/look-alike-notice.tsx';
import { transferWords } from '../payments/words.ts';
import { NameCheckNotice } from '../payments/name-check-notice.tsx';
import { lookAlikeQuery } from './queries.ts';

interface TypedNameCheckProps {
  recipient: NewRecipientInput;
  onUseName: (name: string) => void;
}

/**
 * Says of the recipient that is typed whom they may be taken for, and compares the name, as soon as name and address are there; the
 * latter once they are left, as a person has few comparisons a day.
 */
export function TypedNameCheck({ recipient, onUseName }: TypedNameCheckProps) {
  const { confirmation: words } = useWords(transferWords);
  const now = JSON.stringify(recipient);
  const isLeft = useLeft(now);
  const hasAddress = isReached(recipient);
  const isWhole = hasAddress && (recipient.kind === 'zelle' || recipient.bankName !== '');
  return (
    <>
      <LookAlikeNotice
        typed={recipient}
        isWhole={hasAddress}
        query={lookAlikeQuery}
        words={words}
      />
      <NameCheckNotice
        asked={isLeft && isWhole ? { recipient } : null}
        name={recipient.name?.trim() ?? ''}
        onUseName={onUseName}
      />
    </>
  );
}

/**
 * Whether the present text is no longer being typed: the browser says that a field has changed when it is left. A member
 * that leaves it by pressing a button has pressed it first: a message about the name would move the button away under the
 * pointer.
 */
function useLeft(now: string): boolean {
  const [left, setLeft] = useState(now);
  useEffect(() => {
    let isPressed = false;
    let isWaiting = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      if (isPressed) isWaiting = true;
      else setLeft(now);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      // The click comes right after.
      if (isWaiting) timer = setTimeout(leave);
    };
    const listeners = {
      change: leave,
      pointerdown: press,
      pointerup: release,
      pointercancel: release,
    };
    const isTyping = document.activeElement?.matches('input:not([type=radio])') === true;
    // A name that a button has put there was not typed.
    if (!isTyping) leave();
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener);
    };
  }, [now]);
  return left === now;
}
