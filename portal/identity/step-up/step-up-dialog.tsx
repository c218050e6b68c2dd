import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Proof, OfferedMethod } from '#contract/identity/authentication/factors.ts';
import { askAgain, askWhileBusy } from '../../bank-client/ask-again.ts';
import { bank } from '../../bank-client/bank-client.ts';
import type { AwaitingRequest, StepUpOutcome } from '../../bank-client/awaiting-step-up.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { Dialog } from '../../design-system/parts/dialog.tsx';
import { useFocusInPlace } from '../../design-system/parts/focus.ts';
import { partsWords } from '../../design-system/words.ts';
import { ProofForm } from '../authentication/proof-form.tsx';
import { useLanguage } from '../../language/language.ts';
import { stepUpWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { stepUpPurpose, whyBothFactors } from './step-up-purpose.ts';

interface StepUpDialogProps {
  held: AwaitingRequest;
  open: boolean;
  /** The previously focused element. */
  asker: Element | null;
  onSettled: (outcome: StepUpOutcome) => void;
}

/**
 * Asks the member to show that it is them before the bank does what was asked: in two steps where the bank wants a code
 * after the password. It stands above whatever dialog the request
 * came from, which it leaves as it is. Only its own buttons, Escape and Back close it: a click beside it would call something
 * off that was meant.
 */
export default function StepUpDialog({ held, open, asker, onSettled }: StepUpDialogProps) {
  const words = useWords(stepUpWords);
  const { cancel } = useWords(partsWords);
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  /** How a code can be shown, once the password was. */
  const [codeMethods, setCodeMethods] = useState<readonly OfferedMethod[] | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const callOff = () => onSettled('called-off');
  useKeysOfItsOwn(open, body, callOff);
  const { stepUp, steps } = held;
  const prove = async (proof: Proof) => {
    const confirmed = await askWhileBusy(async () =>
      (await bank()).stepUp.confirm({ stepUp, proof }),
    );
    if (confirmed.kind === 'permitted') onSettled('confirmed');
    else setCodeMethods(confirmed.methods);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={callOff}
      dismissible={false}
      onBack={callOff}
      finalFocus={() => focusAfter(asker, body.current)}
      title={words.title}
      description={
        <>
          <span className="block wrap-anywhere">{stepUpPurpose(held.permits, language)}</span>
          {held.of !== null && (
            <span className="mt-1 block font-semibold wrap-anywhere">
              {words.accountsOf(held.of)}
            </span>
          )}
          {steps === 2 && !codeMethods && (
            <span className="mt-1 block">{whyBothFactors(held, language)}</span>
          )}
        </>
      }
      size="small"
      keepsTop={steps === 2}
    >
      <div ref={body}>
        <p role="status" className={codeMethods && !isOver ? 'mb-2 text-small font-semibold' : ''}>
          {codeMethods && !isOver && words.passwordConfirmed}
        </p>
        {isOver ? (
          <StartAgain onSettled={onSettled} />
        ) : (
          <ProofForm
            key={codeMethods ? 'code' : 'first'}
            methods={codeMethods ?? held.methods}
            sendCode={() => askAgain(async () => (await bank()).stepUp.sendCode({ stepUp }))}
            prove={prove}
            onOver={() => setOver(true)}
            sendsWholeCode
            leave={{ label: cancel, onLeave: callOff }}
          />
        )}
      </div>
    </Dialog>
  );
}

/**
 * The dialog that the request came from may show other content by now, but stands there still: the focus must not fall on
 * the page below it. Where there is no dialog, the previously focused element gets the focus back.
 */
function focusAfter(asker: Element | null, ownBody: Element | null): HTMLElement | null {
  const below = [...document.querySelectorAll<HTMLElement>('[data-modal]')].findLast(
    (dialog) => !dialog.contains(ownBody),
  );
  return below === undefined || below.contains(asker) ? (asker as HTMLElement | null) : below;
}

/** The step-up took too long, or was tried too often. */
function StartAgain({ onSettled }: Pick<StepUpDialogProps, 'onSettled'>) {
  const words = useWords(stepUpWords);
  const { cancel } = useWords(partsWords);
  const again = useRef<HTMLButtonElement>(null);
  useFocusInPlace(() => again.current?.focus());
  return (
    <div className="grid gap-5">
      <Banner tone="warning" role="alert" title={words.overTitle}>
        {words.over}
      </Banner>
      <div className="grid gap-2">
        <Button ref={again} wide onClick={() => onSettled('started-again')}>
          {words.startAgain}
        </Button>
        <Button tone="quiet" wide onClick={() => onSettled('called-off')}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}

/**
 * Escape calls off and reaches no other listener, unless the focus is in another dialog: the dialog below would close as
 * well. Nor does the key that is still held down from pressing a button there send anything here.
 */
function useKeysOfItsOwn(
  open: boolean,
  body: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const dialog = event.target instanceof Element ? event.target.closest('[role=dialog]') : null;
    const isElsewhere = dialog !== null && !dialog.contains(body.current);
    const isHeldDown = event.key === 'Enter' && event.repeat;
    if (isElsewhere || (event.key !== 'Escape' && !isHeldDown)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [open]);
}
