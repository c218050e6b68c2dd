import { basePath } from '../browser/base-path.ts';

const mark = '#invitation=';

/** The link that an invitation is sent by. The token stands behind `#`, so that no server ever reads it. */
export function invitationLink(token: string): string {
  return `${window.location.origin}${basePath.replace(/\/$/, '')}/dashboard${mark}${token}`;
}

/** The token in the link, or in its end; null where the text is no link of an invitation. */
export function tokenInLink(link: string): string | null {
  const from = link.indexOf(mark);
  const token = from < 0 ? '' : link.slice(from + mark.length).trim();
  return /^[\w-]{16,}$/.test(token) ? token : null;
}
