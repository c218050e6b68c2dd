import { afterEach, expect, test, vi } from 'vitest';
import { chooseMembership } from './chosen-membership.ts';
import { fetchFile } from './fetched-file.ts';

afterEach(() => {
  chooseMembership(null);
  vi.unstubAllGlobals();
});

test('R-M1 a file is of the membership that was chosen', async () => {
  const asked = vi.fn<typeof fetch>(
    async () => new Response('Date,Time', { headers: { 'row-count': '1' } }),
  );
  vi.stubGlobal('fetch', asked);
  chooseMembership('0195f2a0-0000-7000-8000-0000000000aa');
  const { file, headers } = await fetchFile(
    ['transactions', 'exportCsv'],
    '/transactions/csv?range=all',
  );
  expect([await file.text(), headers.get('row-count')]).toEqual(['Date,Time', '1']);
  expect(asked).toHaveBeenCalledWith('/api/transactions/csv?range=all', {
    headers: { 'passbook-membership': '0195f2a0-0000-7000-8000-0000000000aa' },
  });
});

test('R-X4 a file that is refused ends in the refusal', async () => {
  const refusal = { defined: true, code: 'EXPORT_UNDER_WAY', status: 429, message: 'Another' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 429 }));
  await expect(fetchFile(['statements', 'pdf'], '/statements')).rejects.toMatchObject(refusal);
});
