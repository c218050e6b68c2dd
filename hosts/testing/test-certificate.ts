import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '#tools/command-line/command-line.ts';

/** A certificate that nobody has signed, and its key, as PEM files. */
export interface TestCertificate {
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
}

/** Makes a certificate for localhost in a folder, with `openssl`. Throws `CannotRun` where that is not installed. */
export function makeTestCertificate(
  folder: string,
  name: string,
  { subject = `/CN=${name}`, extensions = [] as readonly string[] } = {},
): TestCertificate {
  const certificateFile = join(folder, `${name}.pem`);
  const keyFile = join(folder, `${name}.key`);
  const made = ['-keyout', keyFile, '-out', certificateFile, '-subj', subject];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const added = extensions.flatMap((extension) => ['-addext', extension]);
  const asked = ['req', '-x509', ...kind, ...made, ...names, ...added];
  const { error, status } = spawnSync('openssl', asked, { stdio: 'ignore' });
  if (error !== undefined) throw new CannotRun('openssl is not installed.', { cause: error });
  if (status !== 0) throw new Error(`openssl ended with ${status}`);
  chmodSync(keyFile, 0o600);
  return {
    certificateFile,
    keyFile,
    cert: readFileSync(certificateFile, 'utf8'),
    key: readFileSync(keyFile, 'utf8'),
  };
}
