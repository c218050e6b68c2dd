import { useRef } from 'react';
import { Button } from '../../design-system/parts/button.tsx';
import { Dialog } from '../../design-system/parts/dialog.tsx';
import { counted } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { isReadOut } from './idleness.ts';

const en = {
  title: 'Are you still there?',
  description: (minutes: number) =>
    `There was no activity for almost ${counted(minutes, 'minute', 'minutes')}, so you are about to be signed out.`,
  countdown: 'Signed out in',
  seconds: (count: number) =>
    count === 1 ? 'You are signed out in 1 second.' : `You are signed out in ${count} seconds.`,
  unsent: 'Anything you have typed but not sent would be lost.',
  stay: 'Stay signed in',
  leave: 'Sign out now',
};

const es: typeof en = {
  title: '¿Sigue ahí?',
  description: (minutes: number) =>
    `No ha habido actividad en casi ${counted(minutes, 'minuto', 'minutos')}, así que su sesión está por cerrarse.`,
  countdown: 'La sesión se cierra en',
  seconds: (count: number) =>
    count === 1 ? 'Su sesión se cierra en 1 segundo.' : `Su sesión se cierra en ${count} segundos.`,
  unsent: 'Lo que haya escrito y no enviado se perdería.',
  stay: 'Seguir conectado',
  leave: 'Salir ahora',
};

/** @public Read by the test of all sentences. */
export const stayWords = { en, es };

interface StayDialogProps {
  /** After how many minutes without a touch the member is signed out. */
  minutes: number;
  secondsLeft: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether somebody is still there, a minute before they are signed out (R-P4). */
export default function StayDialog({ minutes, secondsLeft, onStay, onLeave }: StayDialogProps) {
  const words = useWords(stayWords);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={words.title}
      description={words.description(minutes)}
      size="small"
      initialFocus={stay}
      footer={
        <>
          <Button tone="secondary" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button ref={stay} onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <div aria-hidden="true" className="rounded-control bg-sunken px-4 py-3 text-center">
        <p className="text-small text-muted">{words.countdown}</p>
        <p className="figures text-heading font-bold">{clockOf(secondsLeft)}</p>
      </div>
      <p role="status" className="sr-only">
        {words.seconds(lastReadOut(secondsLeft))}
      </p>
      <p className="mt-3 text-small text-muted">{words.unsent}</p>
    </Dialog>
  );
}

/** `1:00`, `0:09`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The last moment that was read out: the words change, and are read again, only at the next. */
function lastReadOut(secondsLeft: number): number {
  let seconds = secondsLeft;
  while (seconds < 60 && !isReadOut(seconds)) seconds += 1;
  return seconds;
}
