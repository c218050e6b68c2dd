import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { faultReference } from './fault-reference.ts';

interface State {
  /** What was thrown, in a box: anything can be thrown, nothing included. */
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
