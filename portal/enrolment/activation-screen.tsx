import { type ReactNode, useState } from 'react';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { isDemo } from '../bank-client/host.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { TextLink } from '../design-system/parts/text-link.tsx';
import { activationWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { PlainPage } from '../design-system/composed/plain-page.tsx';
import { CodeStep, type Who } from './code-step.tsx';
import { ChooseStep, DoneStep } from './choose-step.tsx';
import { WhoStep } from './who-step.tsx';

type Progress =
  | { readonly step: 'who'; readonly isOver: boolean }
  | { readonly step: 'code'; readonly who: Who; readonly wrong: unknown }
  | { readonly step: 'choose'; readonly who: Who; readonly code: string }
  | { readonly step: 'done'; readonly member: Member };

/**
 * The online activation of a member that the credit union has opened: the identity, the code that was sent, user name and
 * password, and the way to a second step.
 */
export default function ActivationScreen() {
  const words = useWords(activationWords);
  const [progress, setProgress] = useState<Progress>({ step: 'who', isOver: false });
  if (isDemo) {
    return (
      <Page heading={words.heading}>
        <Banner tone="info">{words.demo}</Banner>
        <p className="mt-8">
          <TextLink to="/login">{words.toSignIn}</TextLink>
        </p>
      </Page>
    );
  }
  switch (progress.step) {
    case 'who':
      return (
        <Page heading={words.heading}>
          <WhoStep
            isOver={progress.isOver}
            onSent={(who) => setProgress({ step: 'code', who, wrong: null })}
          />
        </Page>
      );
    case 'code':
      return (
        <Page heading={words.code.heading}>
          <CodeStep
            who={progress.who}
            wrong={progress.wrong}
            onCode={(code) => setProgress({ step: 'choose', who: progress.who, code })}
            onBack={() => setProgress({ step: 'who', isOver: false })}
          />
        </Page>
      );
    case 'choose':
      return (
        <Page heading={words.choose.heading}>
          <ChooseStep
            code={progress.code}
            onWrongCode={(wrong) => setProgress({ step: 'code', who: progress.who, wrong })}
            onOver={() => setProgress({ step: 'who', isOver: true })}
            onDone={(member) => setProgress({ step: 'done', member })}
          />
        </Page>
      );
    case 'done':
      return (
        <Page heading={words.done.heading(progress.member.displayName)}>
          <DoneStep />
        </Page>
      );
  }
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <PlainPage>
      <div className="sm:max-w-100">
        <h1 className="text-heading font-bold sm:text-display">{heading}</h1>
        <div className="mt-6">{children}</div>
      </div>
    </PlainPage>
  );
}
