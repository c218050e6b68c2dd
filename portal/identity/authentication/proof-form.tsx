import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../design-system/parts/button.tsx';
import { useFocusInPlace } from '../../design-system/parts/focus.ts';
import { proofWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProofEntry } from './proof-entry.tsx';
import { SamplePhone } from './sample-phone.tsx';
import { isWholeCode, type ProofAsked, type ProofProblem, useProof } from './use-proof.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { Fingerprint, KeyRound, LifeBuoy, MessageSquare, Smartphone } from 'lucide-react';
import type { OfferedMethod, ProofMethod } from '#contract/identity/authentication/factors.ts';
import type { IconShape } from '../../design-system/parts/icon.tsx';

interface ProofFormProps extends ProofAsked {
  /** The way out, and its label. */
  leave: { label: string; onLeave: () => void };
  /** The last digit of a code shows it to the bank, without a press on the button; the form says so. */
  sendsWholeCode?: boolean;
  /** Stands before the button, such as a choice that goes with it. */
  children?: ReactNode;
}

/**
 * Asks somebody to show that it is them, by one of the methods that the bank offers: the best is shown, the others can be
 * chosen. A code by text message is sent when that way is.
 */
export function ProofForm({ leave, sendsWholeCode = false, children, ...asked }: ProofFormProps) {
  const words = useWords(proofWords);
  const proof = useProof(asked);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { method } = proof.way;
  const awaitsCode =
    sendsWholeCode &&
    (method === 'text' || method === 'authenticator') &&
    proof.problem === null &&
    !proof.isMissing &&
    !isWholeCode(proof.way, proof.typed);

  const focusEntry = () => (field.current ?? button.current)?.focus();
  useFocusInPlace(focusEntry, method);

  const submit = async (said?: string) => {
    if (proof.isBusy || (await proof.submit(said))) return;
    focusEntry();
    field.current?.select();
  };

  const type = (typed: string) => {
    proof.type(typed);
    if (sendsWholeCode && typed !== proof.typed && isWholeCode(proof.way, typed))
      void submit(typed);
  };

  const takeOver = (code: string) => {
    type(code);
    focusEntry();
  };

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-5"
      >
        {proof.problem && <ProofProblemBanner problem={proof.problem} />}
        <ProofEntry proof={{ ...proof, type }} field={field} />
        {children}
        <div className="grid gap-2">
          {awaitsCode ? (
            <p className="grid min-h-11 place-items-center text-center text-small text-muted">
              {words.wholeCode}
            </p>
          ) : (
            <Button ref={button} type="submit" wide busy={proof.isBusy}>
              {method === 'passkey'
                ? words.passkey[proof.isBusy ? 'waiting' : 'show']
                : words[proof.isBusy ? 'confirming' : 'confirm']}
            </Button>
          )}
          <Button tone="quiet" wide onClick={leave.onLeave}>
            {leave.label}
          </Button>
        </div>
      </form>
      <OtherMethods methods={proof.otherMethods} onChoose={proof.choose} />
      {method === 'text' && (
        <SamplePhone
          sentAt={proof.text.sent?.nextAt}
          // Until this one's code is sent there are only those of others.
          onUseCode={proof.text.sent === null ? undefined : takeOver}
        />
      )}
    </>
  );
}

function ProofProblemBanner({ problem }: { problem: ProofProblem }) {
  const words = useWords(proofWords).passkey;
  if (problem.kind === 'passkey') {
    const isPossible = problem.why === 'not-shown';
    return (
      <Banner tone="danger" role="alert" title={isPossible ? words.notShown : words.notPossible}>
        {isPossible ? words.notShownDetail : words.notPossibleDetail}
      </Banner>
    );
  }
  return <ProblemBanner error={problem.error} />;
}

interface OtherMethodsProps {
  methods: readonly OfferedMethod[];
  onChoose: (method: ProofMethod) => void;
}

function OtherMethods({ methods, onChoose }: OtherMethodsProps) {
  const words = useWords(proofWords);
  const titleId = useId();
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h2 id={titleId} className="text-small font-semibold">
        {words.otherMethods}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {methods.map(({ method }) => (
          <li key={method}>
            <Button
              tone="secondary"
              size="small"
              icon={icons[method]}
              onClick={() => onChoose(method)}
            >
              {words.methods[method]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<ProofMethod, IconShape> = {
  passkey: Fingerprint,
  authenticator: Smartphone,
  text: MessageSquare,
  'recovery-code': LifeBuoy,
  password: KeyRound,
};
