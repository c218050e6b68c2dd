import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isDemo } from './bank-client/host.ts';
import { seemsSignedIn } from './bank-client/sign-in-flag.ts';
import { basePath } from './base-path.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { Screens } from './routes.tsx';
import { warmFormats } from './warm-formats.ts';
import { whenIdle } from './when-idle.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

const portal = (
  <StrictMode>
    <BrowserRouter basename={basePath}>
      <Screens />
    </BrowserRouter>
  </StrictMode>
);

// A pre-rendered page is taken over as it stands; in development it arrives empty.
if (container.firstElementChild === null) createRoot(container).render(portal);
else hydrateRoot(container, portal);

registerServiceWorker();
if (window.location.pathname.endsWith('/dashboard') && seemsSignedIn()) openAhead();
else if (!isDemo) whenIdle(warmFormats);

/** The bank is opened while the dashboard's own scripts are read, which asks it first of all. */
function openAhead(): void {
  // The demo's bank writes numbers and dates in a thread of its own by itself.
  if (!isDemo) warmFormats();
  import('./bank-client.ts')
    .then(({ bank }) => bank())
    .catch(() => {
      // The dashboard asks again and says what is wrong.
    });
}
