import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';
import { inlinedIn } from '#tools/page-policy/inlined.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('A page allows the scripts and styles that stand inside it, by their hashes, and no others', () => {
  const page =
    '<style>p{color:red}</style><script>one()</script><script src="/two.js"></script><script>\nthree()</script>';
  const inlined = inlinedIn(page);
  expect(inlined).toEqual({
    styles: [hashOf('p{color:red}')],
    scripts: [hashOf('one()'), hashOf('\nthree()')],
  });
  const policy = contentSecurityPolicy(inlined).split(';');
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('\nthree()')}`);
  expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')}`);
  expect(policy.join(';')).not.toContain('unsafe');
});

test('A page with nothing inside it may use the files of the server only', () => {
  expect(contentSecurityPolicy(inlinedIn('<p>Hello</p>')).split(';')).toContain(
    "script-src 'self'",
  );
});
