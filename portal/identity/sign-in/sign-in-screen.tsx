import { brand } from '../../browser/brand.ts';
import { BrandMark, Rosette } from '../../design-system/parts/brand-mark.tsx';
import { LanguageSwitch } from '../../design-system/parts/language-switch.tsx';
import { TextLink } from '../../design-system/parts/text-link.tsx';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { AboutTheBank } from './about-the-bank.tsx';
import { lazy, Suspense, useState } from 'react';
import { loadNeeded } from '../../browser/not-loaded.ts';
import { type ComeBack, SignInForm } from './sign-in-form.tsx';
import type { SecondStepDue } from './use-sign-in.ts';

interface LoadNext {
  /** Loads the screen that follows sign-in. */
  loadNext: () => Promise<unknown>;
}

/**
 * Sign-in (R-R1, R-L1 to R-L6, R-B4). Paints from its HTML before any script. On wide screens a
 * green half beside the form; on phones a band above it and the rest below.
 */
export function SignInScreen({ loadNext }: LoadNext) {
  const words = useWords(signInWords);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:grid-rows-[auto_1fr]">
      <div className="tone-panel panel relative hidden overflow-hidden lg:block lg:[grid-area:1/1/-1/2]">
        <Rosette className="absolute -top-80 -right-72 size-200 text-muted/40" />
      </div>

      <header className="tone-panel panel relative overflow-hidden px-5 pt-6 pb-14 sm:px-10 lg:bg-transparent lg:px-14 lg:pt-12 lg:pb-0 lg:[grid-area:1/1]">
        <Rosette className="absolute -top-48 -right-40 size-96 text-muted/45 lg:hidden" />
        <p className="relative flex items-center gap-3 text-lead font-semibold">
          <BrandMark size={40} />
          <span className="leading-tight">{brand.name}</span>
        </p>
      </header>

      <main
        id="content"
        tabIndex={-1}
        className="relative -mt-6 flex flex-col rounded-t-sheet bg-surface px-5 pt-8 pb-10 sm:px-10 lg:mt-0 lg:rounded-none lg:pt-12 lg:pb-8 lg:[grid-area:1/2/-1/3]"
      >
        <div className="mx-auto mb-auto w-full sm:mt-[6dvh] sm:max-w-100 lg:mt-[14dvh]">
          <div className="-mt-3 flex items-center justify-between gap-4">
            <p className="text-small font-semibold text-accent-ink">{words.portal}</p>
            <LanguageSwitch className="-mr-2" />
          </div>
          <SignInSteps loadNext={loadNext} />
        </div>
        <p className="mx-auto mt-10 flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small text-muted sm:max-w-100">
          <TextLink to="/home">{words.aboutUs}</TextLink>
          <TextLink to="/activate">{words.activate}</TextLink>
          <span>{words.promises.insurance.detail}</span>
        </p>
      </main>

      <AboutTheBank />
    </div>
  );
}

const loadSecondStep = () => import('./second-step.tsx');
const SecondStep = lazy(() => loadNeeded(loadSecondStep));

function SignInSteps({ loadNext }: LoadNext) {
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
        <SignInForm
          comeBack={comeBack}
          onPrepare={prepareSecondStep}
          onSecondStep={setDue}
          loadNext={loadNext}
        />
      ) : (
        <Suspense fallback={null}>
          <SecondStep due={due} onBack={() => goBack(false)} onOver={() => goBack(true)} />
        </Suspense>
      )}
    </>
  );
}

function prepareSecondStep(): void {
  loadSecondStep().catch(() => {
    // Only a guess failed. The navigation tries again and shows the error.
  });
}
