import { useState } from 'react';
import type {
  OfferedMethod,
  Proof,
  ProofMethod,
  SentCode,
} from '#contract/identity/authentication/factors.ts';
import { isRefusal } from '../../bank-client/refusals.ts';
import { codeLength } from '../../design-system/parts/code-field.tsx';
import { askPasskey } from './ask-passkey.ts';
import { knowsPasskeys } from '../../browser/browser-abilities.ts';
import { type TextCode, useTextCode } from './use-text-code.ts';

/** The proof that a person is asked for, and its origin. */
export interface ProofAsked {
  /** The methods that the bank offers. */
  methods: readonly OfferedMethod[];
  /** Has a code sent to the phone. */
  sendCode: () => Promise<SentCode>;
  /** Shows it to the bank: ends when it was right, and fails with the bank's refusal. */
  prove: (proof: Proof) => Promise<unknown>;
  /** It took too long or was tried too often, and has to start again. */
  onOver: () => void;
}

/** Why it did not work. */
export type ProofProblem =
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'passkey'; readonly why: 'not-shown' | 'not-possible' };

/** How far somebody is with showing that it is them. */
export interface ProofInHand {
  readonly way: OfferedMethod;
  readonly otherMethods: readonly OfferedMethod[];
  readonly typed: string;
  /** Whether it was sent without anything typed, or with less than a whole code. */
  readonly isMissing: boolean;
  readonly isBusy: boolean;
  readonly problem: ProofProblem | null;
  readonly text: TextCode;
  readonly choose: (method: ProofMethod) => void;
  readonly type: (typed: string) => void;
  /** Of what is typed, or of what has just been typed. False where something is missing or wrong, which then has to be looked at. */
  readonly submit: (said?: string) => Promise<boolean>;
}

/** Takes somebody through one of the methods that the bank offers, the best first. */
export function useProof({ methods, sendCode, prove, onOver }: ProofAsked): ProofInHand {
  const [method, setMethod] = useState<ProofMethod | null>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  const offered = offeredMethods(methods, knowsPasskeys());
  const way = offered.find((one) => one.method === method) ?? offered[0];
  if (way === undefined) throw new Error('The bank offers no way to show who somebody is');

  const refuse = (error: unknown) => {
    if (isOver(error)) onOver();
    else setProblem({ kind: 'refused', error });
  };
  const text = useTextCode({ isWanted: way.method === 'text', sendCode, onProblem: refuse });

  const show = async (said: string): Promise<boolean> => {
    try {
      const found = await proofBy(way, said);
      if (found.kind === 'proof') await prove(found.proof);
      else setProblem({ kind: 'passkey', why: found.kind });
      return found.kind === 'proof';
    } catch (error) {
      refuse(error);
      return false;
    }
  };

  return {
    way,
    otherMethods: offered.filter((one) => one !== way),
    typed,
    isMissing,
    isBusy,
    problem,
    text: {
      ...text,
      send: () => {
        setProblem(null);
        text.send();
      },
    },
    choose: (chosen) => {
      setMethod(chosen);
      setTyped('');
      setMissing(false);
      setProblem(null);
    },
    type: (next) => {
      setTyped(next);
      setMissing(false);
    },
    submit: async (said = typed) => {
      setProblem(null);
      setMissing(!isWhole(way, said));
      if (!isWhole(way, said)) return false;
      setBusy(true);
      const isRight = await show(said);
      setBusy(false);
      return isRight;
    },
  };
}

/** Whether it is a code by message or of an app with all its digits. */
export function isWholeCode({ method }: OfferedMethod, typed: string): boolean {
  return (method === 'authenticator' || method === 'text') && typed.length === codeLength;
}

/** The last try was wrong, or no try is left. */
function isOver(error: unknown): boolean {
  if (isRefusal(error, 'PROOF_WRONG')) return error.data.triesLeft === 0;
  return isRefusal(error, 'PROOF_OVER');
}

function isWhole(way: OfferedMethod, typed: string): boolean {
  switch (way.method) {
    case 'passkey':
      return true;
    case 'authenticator':
    case 'text':
      return isWholeCode(way, typed);
    case 'recovery-code':
    case 'password':
      return typed.trim() !== '';
  }
}

type ProofFound =
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'not-shown' | 'not-possible' };

async function proofBy(way: OfferedMethod, typed: string): Promise<ProofFound> {
  switch (way.method) {
    case 'passkey': {
      const asked = await askPasskey(way.options);
      if (asked.kind !== 'shown') return asked;
      return { kind: 'proof', proof: { method: 'passkey', answer: asked.answer } };
    }
    case 'password':
      return { kind: 'proof', proof: { method: 'password', password: typed } };
    default:
      return { kind: 'proof', proof: { method: way.method, code: typed } };
  }
}

/**
 * A passkey cannot be given away, an app is at hand where a message does not arrive; the other methods are the fallback.
 */
const bestFirst: readonly ProofMethod[] = [
  'passkey',
  'authenticator',
  'text',
  'password',
  'recovery-code',
];

/** The methods that can be used in this browser, the best first. A passkey stays where there is nothing else. */
export function offeredMethods(
  methods: readonly OfferedMethod[],
  hasPasskeys: boolean,
): readonly OfferedMethod[] {
  const sorted = methods.toSorted(
    (one, other) => bestFirst.indexOf(one.method) - bestFirst.indexOf(other.method),
  );
  const usable = sorted.filter(({ method }) => hasPasskeys || method !== 'passkey');
  return usable.length > 0 ? usable : sorted;
}
