import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';

/** Shows a component in the page of a component test, until the test is over. */
export function show(component: ReactNode): void {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <MemoryRouter>{component}</MemoryRouter>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}
