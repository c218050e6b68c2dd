import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { handInLanguage } from './bank-client/readers-language.ts';
import { seemsSignedIn } from './bank-client/sign-in-flag.ts';
import { basePath, trustedAddress } from './browser/own-addresses.ts';
import { keepTextsInTranslatedPages } from './browser/translated-page.ts';
import { chosenLanguage } from './language/language.ts';
import { handInRefusalWords } from './language/explanation.ts';
import { loadPainted, Screens } from './app/routes.tsx';
import { isDemo } from './bank-client/host.ts';
import { savesData, whenIdle } from './browser/when-idle.ts';

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

/** Lets the portal answer without a network from the next page on; only once this page has nothing better to do. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The demo's fetches all of it.
  if (isDemo && savesData()) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}

function register(): void {
  askToRegister().catch(() => {
    // Without it everything works as before, with a network.
  });
}

/** Where storage is blocked, the browser refuses at the first touch already. */
async function askToRegister(): Promise<void> {
  await navigator.serviceWorker.register(trustedAddress('service-worker.js'));
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => {
    if (!savesData()) active?.postMessage('keep what can wait');
  });
}

let wasControl = false;

/**
 * The second press of a double click on a button or a link selects nothing: the first press may have put text in its place,
 * of which a word would be marked. A double click on text itself marks the word, as always.
 */
function selectNothingBesideControls(): void {
  window.addEventListener('mousedown', (event) => {
    if (event.detail < 2) wasControl = isControl(event.target);
    else if (wasControl && !isControl(event.target)) event.preventDefault();
  });
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, label') !== null;
}
