import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** False on a page that was painted before its script, until the script has taken it over: a press would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}

/**
 * Whether the form of this page was sent before its script had arrived (see `starterCode`). True once: from here on forms
 * answer for themselves. A form sent on another page, without a screen that asks, does not count here.
 */
export function takeEarlySubmit(): boolean {
  const { dataset } = document.documentElement;
  const early = dataset['sent'] === window.location.pathname;
  dataset['sent'] = 'answered';
  return early;
}

/**
 * The token of a link from a message, behind the # so that it was sent to no server; empty without a token. The token
 * leaves the address at once, and with it the history of the browser.
 */
export function useTokenOfLink(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
