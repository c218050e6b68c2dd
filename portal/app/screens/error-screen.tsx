import { basePath } from '../../browser/own-addresses.ts';
import { Button, buttonClass } from '../../design-system/parts/button.tsx';
import { Reference } from '../../design-system/parts/banner.tsx';
import { useWords } from '../../language/sentences.ts';
import { useTitle } from '../titles.ts';
import { PlainPage } from '../../design-system/composed/plain-page.tsx';
import { NotLoaded } from '../../browser/not-loaded.ts';
import { Component, type ReactNode } from 'react';

const en = {
  heading: 'Unexpected Application Error!',
  text: 'This page stopped working. If you were sending money, look at your history before you send it again.',
  notLoaded: 'This page needs a connection',
  notLoadedText:
    'A part of it could not be loaded. Check your connection and reload the page. If you were sending money, look at your history before you send it again.',
  reload: 'Reload the page',
  toSignIn: 'Go to sign in',
};

const es: typeof en = {
  heading: '¡Error inesperado de la aplicación!',
  text: 'Esta página dejó de funcionar. Si estaba enviando dinero, revise su historial antes de enviarlo otra vez.',
  notLoaded: 'Esta página necesita conexión',
  notLoadedText:
    'No se pudo cargar una parte de ella. Revise su conexión y recargue la página. Si estaba enviando dinero, revise su historial antes de enviarlo otra vez.',
  reload: 'Recargar la página',
  toSignIn: 'Ir al inicio de sesión',
};

/** @public Read by the test of all sentences. */
export const errorWords = { en, es };

/**
 * Replaces a screen that threw while it was loaded or rendered (R-R6). Its ways out load the page again: no failed part is
 * used again.
 */
function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords(errorWords);
  const isNotLoaded = error instanceof NotLoaded;
  useTitle('error');
  return (
    <PlainPage>
      <div role="alert">
        <h1 className="text-heading font-bold sm:text-display">
          {isNotLoaded ? words.notLoaded : words.heading}
        </h1>
        <p className="mt-4 text-lead text-muted">
          {isNotLoaded ? words.notLoadedText : words.text}
        </p>
        {!isNotLoaded && (
          <div className="mt-4">
            <Reference value={faultReference(error)} />
          </div>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        <a href={`${basePath}login`} className={buttonClass({ tone: 'secondary' })}>
          {words.toSignIn}
        </a>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 overflow-x-auto rounded-control bg-sunken p-4 text-caption">
          {error.stack}
        </pre>
      )}
    </PlainPage>
  );
}

/**
 * A short name for a fault, such as `PB-3F9A21C4`, made from the error and its place: the same fault has the same name for
 * all members, and the name tells nothing else.
 */
export function faultReference(error: unknown): string {
  const described =
    error instanceof Error
      ? `${error.name}: ${error.message}\n${firstFrames(error)}`
      : String(error);
  return `PB-${fnv1a(withoutAddresses(described)).toString(16).toUpperCase().padStart(8, '0')}`;
}

function firstFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, 3)
    .join('\n');
}

/** Folders differ from host to host; the names of the files stay. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/(?:https?|file):\/\/\S*\//g, '');
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

interface State {
  /** The thrown value, in a box: any value can be thrown, `undefined` included. */
  caught: { error: unknown } | null;
}

/** Shows the error screen in place of a screen that throws while it is loaded or rendered (R-R6). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Fault ${faultReference(error)}:`, error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : <ErrorScreen error={caught.error} />;
  }
}
