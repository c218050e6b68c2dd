import { brand } from '../../browser/brand.ts';
import { BrandMark, Rosette } from '../../design-system/parts/brand-mark.tsx';
import { LanguageSwitch } from '../../design-system/parts/language-switch.tsx';
import { telephoneHref, TextLink } from '../../design-system/parts/text-link.tsx';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadNeeded } from '../../browser/not-loaded.ts';
import { type ComeBack, SignInForm } from './sign-in-form.tsx';
import type { SecondStepDue } from './use-sign-in.ts';
import { Headset, Landmark, ShieldCheck } from 'lucide-react';
import { Icon, type IconShape } from '../../design-system/parts/icon.tsx';

interface LoadNext {
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

/**
 * The credit union's promises, and its location (R-B4). On a wide screen it fills the window below the header, and stays
 * there however long the form beside it is.
 */
function AboutTheBank() {
  const words = useWords(signInWords);
  const { security, support, insurance } = words.promises;
  return (
    <aside className="tone-panel panel relative flex flex-col justify-between gap-10 px-5 py-12 sm:px-10 lg:bg-transparent lg:px-14 lg:min-h-[calc(100dvh-5.5rem)] lg:self-start lg:pt-0 lg:pb-10 lg:[grid-area:2/1]">
      <div className="lg:my-auto lg:pt-8">
        <p className="max-w-headline text-display font-bold text-balance xl:text-hero">
          {words.claim}
        </p>
        <p className="mt-4 max-w-line text-body text-muted lg:text-lead">{words.claimDetail}</p>
        <ul className="mt-9 grid gap-5">
          <Promise icon={ShieldCheck} {...security} />
          <Promise icon={Headset} {...support} />
          <Promise icon={Landmark} {...insurance} />
        </ul>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-5 border-t border-line pt-6 text-small max-sm:flex-col">
        <Fact name={words.branch}>
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact name={words.phone}>
          <a href={telephoneHref(brand.phone)} className="hover:underline">
            {brand.phone}
          </a>
        </Fact>
        <Fact name={words.hours}>{words.openingHours}</Fact>
      </dl>
    </aside>
  );
}

function Promise({ icon, title, detail }: { icon: IconShape; title: string; detail: string }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-accent">
        <Icon shape={icon} size={22} />
      </span>
      <span className="flex flex-col">
        <span className="font-semibold">{title}</span>
        <span className="text-small text-muted">{detail}</span>
      </span>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
