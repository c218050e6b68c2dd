import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CannotStart } from '../process/why-not-started.ts';
import { readPrivateFile } from '../process/own-folder.ts';

/** Where the certificate is, and the key to it. */
export interface TlsFiles {
  /** TLS_CERT: PEM, the server's own first and then those above it. */
  readonly certificateFile: string;
  /** TLS_KEY: PEM without a password, of which the permissions are checked. */
  readonly keyFile: string;
}

/** The certificate that proves the server's identity. TLS 1.2 at least (NIST SP 800-52 Rev. 2). */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  readonly minVersion: 'TLSv1.2';
}

/** Throws `CannotStart` where a file cannot be read, is not what it must be, or the key is of another certificate. */
export function readCertificate({ certificateFile, keyFile }: TlsFiles): Certificate {
  const cert = readText(certificateFile);
  const certificate = certificateOf(cert, certificateFile);
  const key = readPrivateFile(keyFile);
  if (key === null) throw new CannotStart(`There is no file ${keyFile}. TLS_KEY names it.`);
  if (!certificate.checkPrivateKey(privateKeyOf(key, keyFile))) {
    throw new CannotStart(
      `The key in ${keyFile} is not that of the certificate in ${certificateFile}.`,
    );
  }
  return { cert, key, minVersion: 'TLSv1.2' };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CannotStart(`The certificate ${path} cannot be read. TLS_CERT names it.`, { cause });
  }
}

function certificateOf(text: string, path: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch (cause) {
    throw new CannotStart(`The file ${path} is no certificate in PEM. TLS_CERT names it.`, {
      cause,
    });
  }
}

function privateKeyOf(text: string, path: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    throw new CannotStart(
      `The file ${path} is no key in PEM without a password. TLS_KEY names it.`,
    );
  }
}
