import { brand } from './browser/brand.ts';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { screenRoutes, Screens } from './app/routes.tsx';
import { OfflinePage } from './app/screens/offline-page.tsx';
import { titleWords } from './app/titles.ts';

const en = {
  signIn: `Sign in to the online banking of ${brand.name}: see your accounts, send money, pay bills, deposit checks and manage your cards.`,
  portal: `${brand.name} is owned by the people who bank with it. See what it offers, where its branch is, and how to bank online.`,
};

const es: typeof en = {
  signIn: `Inicie sesión en la banca en línea de ${brand.name}: vea sus cuentas, envíe dinero, pague cuentas, deposite cheques y administre sus tarjetas.`,
  portal: `${brand.name} pertenece a las personas que la usan como banco. Qué ofrece, dónde está su sucursal y cómo entrar a la banca en línea.`,
};

export const descriptionWords = { en, es };

/** The pages that are painted before any script has run. */
export type PrerenderedPath =
  | '/login'
  | '/activate'
  | '/reset-password'
  | '/trusted-contact'
  | '/home'
  | '/placeholder'
  | '/404'
  | '/dashboard';

/**
 * Renders a page for the build: the content of `#root`, and the title and description as plain text. A guarded page has the
 * frame of its content, and no personal data.
 */
export async function renderRoute(
  path: PrerenderedPath,
): Promise<{ html: string; title: string; description: string }> {
  const route = screenRoutes.find((candidate) => candidate.path === path);
  const title = titleWords[brand.locale][route?.title ?? 'notFound'];
  const description = descriptionWords[brand.locale][path === '/login' ? 'signIn' : 'portal'];
  return { html: await renderScreen(path), title, description };
}

/** Renders the page for those who are offline, which no script takes over. */
export function renderOffline(): Promise<string> {
  return render(<OfflinePage />);
}

function renderScreen(path: PrerenderedPath): Promise<string> {
  return render(
    <StaticRouter location={path}>
      <Screens />
    </StaticRouter>,
  );
}

async function render(screen: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{screen}</StrictMode>, {
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
