import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { askPasskey } from '../authentication/ask-passkey.ts';
import { signInWords } from './words.ts';
import type { Language } from '../../language/language.ts';

/** Why signing in did not work: a title, and perhaps what to do and where the fault is logged. */
export interface Failure {
  title: string;
  detail?: string;
  reference?: string;
}

/** A failure keeps what happened and not the words, which follow the language. */
export type FailureInWords = (language: Language) => Failure;

/** The outcome of signing in with a passkey alone; refusals of the bank are thrown. */
export type PasskeyShown =
  | { readonly kind: 'signed-in'; readonly member: Member }
  | { readonly kind: 'not-signed-in'; readonly failure: FailureInWords };

/** Asks the browser for a passkey and shows it to the bank, which knows by it who it is. */
export async function showPasskey(): Promise<PasskeyShown> {
  const { passkeySignIn } = await bank();
  const { options } = await passkeySignIn.begin({});
  const asked = await askPasskey(options);
  if (asked.kind === 'shown') {
    const { member } = await passkeySignIn.finish({ answer: asked.answer });
    return { kind: 'signed-in', member };
  }
  return {
    kind: 'not-signed-in',
    failure: (language) => signInWords[language].passkey[asked.kind],
  };
}
