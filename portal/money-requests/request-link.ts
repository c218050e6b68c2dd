import { basePath } from '../browser/base-path.ts';

const mark = '#request=';

/** The link that shows a request for money. The token stands behind `#`, so that no server ever reads it. */
export function requestLink(token: string): string {
  return `${window.location.origin}${basePath.replace(/\/$/, '')}/dashboard${mark}${token}`;
}

/** The token in the fragment of an address; null where it is of no request for money. */
export function requestToken(hash: string): string | null {
  const token = hash.startsWith(mark) ? hash.slice(mark.length) : '';
  return /^[\da-f]{32}$/.test(token) ? token : null;
}
