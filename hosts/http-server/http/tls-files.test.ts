import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTestCertificate } from '../../testing/test-certificate.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { readCertificate, type TlsFiles } from './tls-files.ts';

test('A certificate and its key are read, for TLS 1.2 at least', async () => {
  const made = makeTestCertificate(await temporaryFolder(), 'bank');
  const { cert, key } = made;
  expect(readCertificate(made)).toEqual({ cert, key, minVersion: 'TLSv1.2' });
});

describe('The server does not start', () => {
  function refusal(files: TlsFiles): string {
    try {
      readCertificate(files);
    } catch (error) {
      if (error instanceof CannotStart) return error.message;
      throw error;
    }
    throw new Error('It starts');
  }

  test('where a file is not there', async () => {
    const folder = await temporaryFolder();
    const made = makeTestCertificate(folder, 'bank');
    const absent = join(folder, 'absent');
    expect(refusal({ ...made, certificateFile: absent })).toContain('TLS_CERT names it');
    expect(refusal({ ...made, keyFile: absent })).toContain('TLS_KEY names it');
  });

  test('where the key is that of another certificate', async () => {
    const folder = await temporaryFolder();
    const { keyFile } = makeTestCertificate(folder, 'other');
    const told = refusal({ ...makeTestCertificate(folder, 'bank'), keyFile });
    expect(told).toContain(`The key in ${keyFile} is not that of the certificate`);
  });

  test.each([0o640, 0o604, 0o644])('where others can read the key (mode %o)', async (mode) => {
    const made = makeTestCertificate(await temporaryFolder(), 'bank');
    chmodSync(made.keyFile, mode);
    expect(refusal(made)).toContain(`chmod 600 ${made.keyFile}`);
  });

  test('where a file is something else, of which nothing is told', async () => {
    const folder = await temporaryFolder();
    const made = makeTestCertificate(folder, 'bank');
    const file = join(folder, 'file');
    writeFileSync(file, 'hunter2', { mode: 0o600 });
    const told = [
      refusal({ ...made, certificateFile: file }),
      refusal({ ...made, keyFile: file }),
      refusal({
        ...made,
        keyFile: made.certificateFile.replace('.pem', '.key'),
        certificateFile: made.keyFile,
      }),
    ].join('\n');
    expect(told).toContain('no certificate in PEM');
    expect(told).toContain('no key in PEM');
    expect(told).not.toContain('hunter2');
    expect(told).not.toContain(made.key.slice(40, 80));
  });
});
