import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { isDemo } from '../bank-client/host.ts';
import { notePlace } from '../design-system/parts/back-closes.ts';
import { fetchWhenIdle } from '../browser/when-idle.ts';
import { ErrorBoundary } from './screens/error-screen.tsx';
import { loadNeeded } from '../browser/not-loaded.ts';
import { SignInScreen } from '../identity/sign-in/sign-in-screen.tsx';
import { type titleWords, useTitle } from './titles.ts';

const load = {
  dashboard: () => import('./shell/dashboard-route.tsx'),
  activate: () => import('../enrolment/activation-screen.tsx'),
  resetPassword: () => import('../identity/sign-in/reset-password-screen.tsx'),
  trustedContact: () => import('../trusted-contact/decline-screen.tsx'),
  home: () => import('../home/home-screen.tsx'),
  placeholder: () => import('./screens/placeholder-screen.tsx'),
  notFound: () => import('./screens/not-found-screen.tsx'),
};
const Dashboard = lazy(() => loadNeeded(load.dashboard));
const ActivationScreen = lazy(() => loadNeeded(load.activate));
const ResetPasswordScreen = lazy(() => loadNeeded(load.resetPassword));
const DeclineScreen = lazy(() => loadNeeded(load.trustedContact));
const HomeScreen = lazy(() => loadNeeded(load.home));
const PlaceholderScreen = lazy(() => loadNeeded(load.placeholder));
const NotFoundScreen = lazy(() => loadNeeded(load.notFound));

const painted = new Map<string, () => Promise<unknown>>([
  ['home', load.home],
  ['activate', load.activate],
  ['reset-password', load.resetPassword],
  ['trusted-contact', load.trustedContact],
  ['placeholder', load.placeholder],
]);

/**
 * Loads the code of a page that was rendered in full at build time and is not in the first script; undefined for any
 * other page. Hydrating before it is loaded would empty the page at the first press on one of its links.
 */
export function loadPainted(pathname: string): Promise<unknown> | undefined {
  const name =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? '';
  return painted.get(name)?.();
}

interface ScreenRoute {
  path: string;
  title: keyof typeof titleWords.en;
  screen: ReactNode;
}

/**
 * Every address of the portal (R-R1 to R-R5). Sign-in is part of the first script, the others are loaded
 * when they are asked for.
 */
export const screenRoutes: readonly ScreenRoute[] = [
  { path: '/', title: 'signIn', screen: <SignInScreen loadNext={load.dashboard} /> },
  { path: '/login', title: 'signIn', screen: <SignInScreen loadNext={load.dashboard} /> },
  { path: '/dashboard', title: 'dashboard', screen: <Dashboard /> },
  { path: '/activate', title: 'activate', screen: <ActivationScreen /> },
  { path: '/reset-password', title: 'resetPassword', screen: <ResetPasswordScreen /> },
  { path: '/trusted-contact', title: 'trustedContact', screen: <DeclineScreen /> },
  { path: '/home', title: 'home', screen: <HomeScreen /> },
  { path: '/placeholder', title: 'placeholder', screen: <PlaceholderScreen /> },
  { path: '*', title: 'notFound', screen: <NotFoundScreen /> },
];

/** The screen of the present address, or the error screen in its place (R-R6). Stands inside a router. */
export function Screens() {
  const location = useLocation();
  const { pathname } = location;
  useLayoutEffect(notePlace, [location]);
  useFreshStart(pathname);
  useEffect(() => (isDemo ? fetchEverythingWhenIdle() : undefined), []);
  return (
    <Suspense fallback={null}>
      {/* With another address comes another boundary: Back leads out of an error. */}
      <ErrorBoundary key={pathname}>
        <Routes>
          {screenRoutes.flatMap(({ path, title, screen }) =>
            addressesOf(path).map((address) => (
              <Route
                key={address}
                path={address}
                element={<Titled title={title}>{screen}</Titled>}
              />
            )),
          )}
        </Routes>
      </ErrorBoundary>
    </Suspense>
  );
}

/** A host of static files shows a page under the name of its file too. */
function addressesOf(path: string): readonly string[] {
  if (path === '*') return [path];
  return [path, path === '/' ? '/index.html' : `${path}.html`];
}

/** The loaded demo needs no network, for any later navigation. */
function fetchEverythingWhenIdle(): () => void {
  const callOff = [
    ...Object.values(load),
    () => import('../identity/sign-in/forgot-password-dialog.tsx'),
    () => import('../people/whose-accounts.tsx'),
    async () => {
      const { explainingWords } = await import('../language/refusals.ts');
      await Promise.all([explainingWords('en'), explainingWords('es')]);
    },
  ].map((loadOne) => fetchWhenIdle(loadOne));
  return () => callOff.forEach((stop) => stop());
}

function Titled({ title, children }: { title: ScreenRoute['title']; children: ReactNode }) {
  useTitle(title);
  return children;
}

/**
 * A new page is read from its beginning: scrolled up, and the focus on its content, as after loading a
 * document. On Back and Forward the browser restores where one was.
 */
function useFreshStart(pathname: string): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
