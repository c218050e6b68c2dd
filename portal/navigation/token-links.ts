import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basePath } from '../browser/own-addresses.ts';

const requestMark = '#request=';
const invitationMark = '#invitation=';

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

/** The link that shows a request for money. The token stands behind `#`, so that no server ever reads it. */
export function requestLink(token: string): string {
  return dashboardLink(requestMark + token);
}

/** The token in the fragment of an address; null where it is of no request for money. */
export function requestToken(hash: string): string | null {
  const token = hash.startsWith(requestMark) ? hash.slice(requestMark.length) : '';
  return /^[\da-f]{32}$/.test(token) ? token : null;
}

/** The link that an invitation is sent by. The token stands behind `#`, so that no server ever reads it. */
export function invitationLink(token: string): string {
  return dashboardLink(invitationMark + token);
}

/** The token in the link, or in its end; null where the text is no link of an invitation. */
export function tokenInLink(link: string): string | null {
  const from = link.indexOf(invitationMark);
  const token = from < 0 ? '' : link.slice(from + invitationMark.length).trim();
  return /^[\w-]{16,}$/.test(token) ? token : null;
}

function dashboardLink(fragment: string): string {
  return `${window.location.origin}${basePath.replace(/\/$/, '')}/dashboard${fragment}`;
}
