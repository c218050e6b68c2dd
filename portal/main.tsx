import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { handInLanguage } from './bank-client/readers-language.ts';
import { seemsSignedIn } from './bank-client/sign-in-flag.ts';
import { basePath } from './browser/base-path.ts';
import { selectNothingBesideControls } from './browser/double-press.ts';
import { keepTextsInTranslatedPages } from './browser/translated-page.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { chosenLanguage } from './language/language.ts';
import { handInRefusalWords } from './language/handed-in.ts';
import { loadPainted, Screens } from './app/routes.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

handInLanguage(chosenLanguage);
handInRefusalWords(async () => (await import('./refusal-words.ts')).refusals);
keepTextsInTranslatedPages();

const portal = (
  <StrictMode>
    <BrowserRouter basename={basePath}>
      <Screens />
    </BrowserRouter>
  </StrictMode>
);

// A pre-rendered page is taken over as it stands; in development it arrives empty.
if (container.firstElementChild === null) createRoot(container).render(portal);
else takeOver(container);

registerServiceWorker();
selectNothingBesideControls();
if (window.location.pathname.endsWith('/dashboard') && seemsSignedIn()) openAhead();

/** Until its scripts are loaded the page stays as it was rendered, and its links work. */
function takeOver(page: HTMLElement): void {
  const hydrate = () => void hydrateRoot(page, portal);
  const loading = loadPainted(window.location.pathname);
  if (loading === undefined) hydrate();
  // If they cannot be loaded, the screen says so.
  else loading.then(hydrate, hydrate);
}

function openAhead(): void {
  import('./bank-client/bank-client.ts')
    .then(({ bank }) => bank())
    .catch(() => {
      // The dashboard asks again and states the error.
    });
}
