import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { brand } from './brand.ts';
import { Screens, screenRoutes } from './routes.tsx';
import { titleWords } from './words/titles.ts';

/** The pages that are painted before any script has run. */
export type PrerenderedPath = '/login' | '/home' | '/placeholder' | '/404' | '/dashboard';

/**
 * Renders a page for the build: the content of `#root`, and the title as plain text. A guarded page has
 * no content: it shows nothing until it is known who looks (R-R2).
 */
export async function renderRoute(path: PrerenderedPath): Promise<{ html: string; title: string }> {
  const route = screenRoutes.find((candidate) => candidate.path === path);
  const title = titleWords[brand.locale][route?.title ?? 'notFound'];
  return { html: path === '/dashboard' ? '' : await renderScreen(path), title };
}

async function renderScreen(path: PrerenderedPath): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
