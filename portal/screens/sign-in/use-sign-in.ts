import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Member } from '#contract/sign-in.ts';
import { rememberSignIn } from '../../bank-client/sign-in-flag.ts';
import { type Language, useLanguage } from '../../words/language.ts';
import { signInWords } from '../../words/sign-in.ts';
import { rememberUsername } from './remembered-username.ts';

export interface SignInRequest {
  username: string;
  password: string;
  /** Whether the next visit should know the username. */
  remember: boolean;
}

/** Why signing in did not work: a title, and perhaps what to do and where the fault is logged. */
export interface Failure {
  title: string;
  detail?: string;
  reference?: string;
}

/**
 * Signs in and goes to the dashboard (R-L2 to R-L4). `failure` says why it did not work; a failure never
 * tells whether the username exists.
 */
export function useSignIn() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureInWords | null>(null);

  async function signIn({ username, password, remember }: SignInRequest): Promise<void> {
    setBusy(true);
    setFailure(null);
    let member: Member;
    try {
      member = await askTheBank(username, password);
    } catch (error) {
      const failed = await failureOf(error);
      setFailure(() => failed);
      setBusy(false);
      return;
    }
    rememberSignIn(member.username);
    rememberUsername(remember ? member.username : null);
    await navigate('/dashboard');
  }

  return { signIn, busy, failure: failure === null ? null : failure(language) };
}

/**
 * Fetches what signing in needs, so that it is there when the button is pressed, and opens the bank of the demo. Not
 * part of the first script.
 */
export function prepareSignIn(): void {
  // What fails to load here is loaded again, and reported, when it is needed.
  openBank().catch(() => undefined);
  import('../../shell/dashboard-route.tsx').catch(() => undefined);
}

async function askTheBank(username: string, password: string): Promise<Member> {
  const { member } = await (await openBank()).signIn({ username, password });
  return member;
}

async function openBank() {
  const { bank } = await import('../../bank-client.ts');
  return await bank();
}

/** A failure keeps what happened and not the words, which follow the language. */
type FailureInWords = (language: Language) => Failure;

async function failureOf(error: unknown): Promise<FailureInWords> {
  try {
    const { explain, refusalWords } = await import('../../words/refusals.ts');
    return (language) => explain(error, refusalWords[language]);
  } catch {
    // The connection is gone, so the words about it cannot be fetched either.
    return (language) => ({ title: signInWords[language].notLoaded });
  }
}
