import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { basePath } from './base-path.ts';
import { Screens } from './routes.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

const portal = (
  <StrictMode>
    <BrowserRouter basename={basePath}>
      <Screens />
    </BrowserRouter>
  </StrictMode>
);

// A pre-rendered page is taken over as it stands; a guarded one arrives empty.
if (container.firstElementChild === null) createRoot(container).render(portal);
else hydrateRoot(container, portal);
