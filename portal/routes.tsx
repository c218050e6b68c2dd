import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from './screens/error/error-boundary.tsx';
import { SignInScreen } from './screens/sign-in/sign-in-screen.tsx';
import { useFreshStart } from './use-fresh-start.ts';
import { useTitle } from './use-title.ts';
import type { titleWords } from './words/titles.ts';

const Dashboard = lazy(() => import('./shell/dashboard-route.tsx'));
const HomeScreen = lazy(() => import('./screens/home/home-screen.tsx'));
const PlaceholderScreen = lazy(() => import('./screens/placeholder/placeholder-screen.tsx'));
const NotFoundScreen = lazy(() => import('./screens/not-found/not-found-screen.tsx'));

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
  { path: '/', title: 'signIn', screen: <SignInScreen /> },
  { path: '/login', title: 'signIn', screen: <SignInScreen /> },
  { path: '/dashboard', title: 'dashboard', screen: <Dashboard /> },
  { path: '/home', title: 'home', screen: <HomeScreen /> },
  { path: '/placeholder', title: 'placeholder', screen: <PlaceholderScreen /> },
  { path: '*', title: 'notFound', screen: <NotFoundScreen /> },
];

/** The screen of the present address, or the error screen in its place (R-R6). Stands inside a router. */
export function Screens() {
  const { pathname } = useLocation();
  useFreshStart(pathname);
  return (
    <Suspense fallback={null}>
      {/* With another address comes another boundary: Back leads out of an error. */}
      <ErrorBoundary key={pathname}>
        <Routes>
          {screenRoutes.map(({ path, title, screen }) => (
            <Route key={path} path={path} element={<Titled title={title}>{screen}</Titled>} />
          ))}
        </Routes>
      </ErrorBoundary>
    </Suspense>
  );
}

function Titled({ title, children }: { title: ScreenRoute['title']; children: ReactNode }) {
  useTitle(title);
  return children;
}
