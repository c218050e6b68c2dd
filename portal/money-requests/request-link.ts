import { basePath } from '../browser/base-path.ts';

const mark = '#request=';

/** The link that a request for money is shown by. What it carries stands behind `#`, so that no server ever reads it. */
export function requestLink(token: string): string {
  return `${window.location.origin}${basePath.replace(/\/$/, '')}/dashboard${mark}${token}`;
}

/** What the fragment of an address carries; null where it is of no request for money. */
export function requestToken(hash: string): string | null {
  const token = hash.startsWith(mark) ? hash.slice(mark.length) : '';
  return /^[\da-f]{32}$/.test(token) ? token : null;
}
