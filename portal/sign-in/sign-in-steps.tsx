import { lazy, Suspense, useState } from 'react';
import { signInWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { loadNeeded } from '../browser/not-loaded.ts';
import { type ComeBack, SignInForm } from './sign-in-form.tsx';
import type { SecondStepDue } from './use-sign-in.ts';

const loadSecondStep = () => import('./second-step.tsx');
const SecondStep = lazy(() => loadNeeded(loadSecondStep));

/** Signing in: user name and password, or a passkey, and where the bank wants to know more a second step. */
export function SignInSteps() {
  const words = useWords(signInWords);
  const [due, setDue] = useState<SecondStepDue | null>(null);
  const [comeBack, setComeBack] = useState<ComeBack | null>(null);
  const goBack = (isOver: boolean) => {
    setComeBack(due && { username: due.username, isOver });
    setDue(null);
  };
  return (
    <>
      <h1 className="mt-1 text-heading font-bold sm:text-display">
        {due === null ? words.heading : words.secondStep.heading}
      </h1>
      {due === null ? (
        <SignInForm comeBack={comeBack} onPrepare={prepareSecondStep} onSecondStep={setDue} />
      ) : (
        <Suspense fallback={null}>
          <SecondStep due={due} onBack={() => goBack(false)} onOver={() => goBack(true)} />
        </Suspense>
      )}
    </>
  );
}

/** Anyone who types a password may be asked for more a moment later. */
function prepareSecondStep(): void {
  loadSecondStep().catch(() => {
    // Only a guess failed. Going there tries again and shows what is wrong.
  });
}
