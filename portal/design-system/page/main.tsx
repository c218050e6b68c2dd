import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { ToastRegion } from '../parts/toast.tsx';
import { PartsPage } from './parts-page.tsx';
import { Sections } from './sections.tsx';

/** `?theme=light`: only the sections, in that theme, as a frame of the page shows them. */
const theme = new URLSearchParams(location.search).get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');
createRoot(container).render(
  <StrictMode>
    <MemoryRouter>
      {theme === null ? <PartsPage /> : <Sections />}
      <ToastRegion />
    </MemoryRouter>
  </StrictMode>,
);
