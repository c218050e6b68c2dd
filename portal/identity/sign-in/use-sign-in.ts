import { useState } from 'react';
import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { askWhileBusy } from '../../bank-client/ask-again.ts';
import { isRefusal } from '../../bank-client/refusals.ts';
import { useLanguage } from '../../language/language.ts';
import { signInWords } from './words.ts';
import { useArrive } from './use-arrive.ts';
import type { FailureInWords } from './passkey-sign-in.ts';

export interface SignInRequest {
  username: string;
  password: string;
  /** Whether the next visit should know the username. */
  remember: boolean;
}

/** A person with the right password, and a second step due. */
export interface SecondStepDue {
  username: string;
  remember: boolean;
  methods: readonly OfferedMethod[];
}

/**
 * Signs in and goes to the dashboard (R-L2 to R-L4), or on to the second step. `isBankBusy` while the bank has put it off and
 * is asked again. `failure` says why it did not work; a failure never tells whether the username exists.
 */
export function useSignIn(onSecondStep: (due: SecondStepDue) => void) {
  const language = useLanguage();
  const arrive = useArrive();
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const [isBankBusy, setBankBusy] = useState(false);
  const [failure, setFailure] = useState<FailureInWords | null>(null);

  async function begin(by: 'password' | 'passkey', ask: () => Promise<void>): Promise<void> {
    setBusy(by);
    setFailure(null);
    try {
      await ask();
    } catch (error) {
      const failed = await failureOf(error);
      setFailure(() => failed);
    }
    setBankBusy(false);
    setBusy(null);
  }

  const signIn = ({ username, password, remember }: SignInRequest) =>
    begin('password', async () => {
      try {
        const member = await askTheBank(username, password, () => setBankBusy(true));
        await arrive(member, remember);
      } catch (error) {
        if (!isRefusal(error, 'SECOND_STEP_NEEDED')) throw error;
        onSecondStep({ username, remember, methods: error.data.methods });
      }
    });

  const signInWithPasskey = () =>
    begin('passkey', async () => {
      // The demo offers none, and carries no code for it.
      if (import.meta.env.MODE === 'demo') return;
      const { showPasskey } = await import('./passkey-sign-in.ts');
      const shown = await showPasskey();
      if (shown.kind === 'signed-in') await arrive(shown.member);
      else setFailure(() => shown.failure);
    });

  return {
    signIn,
    signInWithPasskey,
    busy,
    isBankBusy,
    failure: failure === null ? null : failure(language),
  };
}

/**
 * Fetches what signing in needs, so that it is there when the button is pressed, and opens the bank of the demo. Not
 * part of the first script. `loadNext` loads the screen that follows.
 */
export function prepareSignIn(loadNext: () => Promise<unknown>): void {
  // A part that fails to load here is loaded again, and reported, when it is needed.
  openBank().catch(() => undefined);
  loadNext().catch(() => undefined);
}

async function askTheBank(username: string, password: string, onBusy: () => void): Promise<Member> {
  const bank = await openBank();
  const { member } = await askWhileBusy(() => bank.signIn({ username, password }), onBusy);
  return member;
}

async function openBank() {
  const { bank } = await import('../../bank-client/bank-client.ts');
  return await bank();
}

async function failureOf(error: unknown): Promise<FailureInWords> {
  try {
    const { explain, explainingWords } = await import('../../language/refusals.ts');
    const words = { en: await explainingWords('en'), es: await explainingWords('es') };
    return (language) => explain(error, words[language]);
  } catch {
    // The connection is gone, so the words about it cannot be fetched either.
    return (language) => ({ title: signInWords[language].notLoaded });
  }
}
