import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#hosts/http-server/process/settings.ts';
import { settingsSchema } from '#hosts/http-server/process/settings-schema.ts';

const operations = join(import.meta.dirname, '..');

const ofOthers = /^(POSTGRES_|PROXY_BIND$|BANK_ADDRESS$|SECOND_BANK_ADDRESS$)/;

/** The variables that a file sets. A variable from elsewhere, such as a secret, has no value here. */
function variablesOf(file: string): Record<string, string> {
  const text = readFileSync(join(operations, file), 'utf8').replaceAll(/^\s*#.*$/gm, '');
  const inYaml = text.matchAll(/^\s+([A-Z][A-Z_]+): ['"]?([^'"\n]*)['"]?$/gm);
  const inUnit = text.matchAll(/^Environment=([A-Z_]+)=(.*)$/gm);
  const inImage = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => [
    ...line.matchAll(/([A-Z_]+)=(\S+)/g),
  ]);
  const pairs = [...inYaml, ...inUnit, ...inImage].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return Object.fromEntries(
    pairs
      .filter(([name = '']) => !ofOthers.test(name))
      .map(([name, value]) => [name, /\$\{/.test(value ?? '') ? '' : value]),
  ) as Record<string, string>;
}

test.each([
  'container/Dockerfile',
  'container/compose.yaml',
  'kubernetes/passbook.yaml',
  'systemd/passbook.service',
])('%s sets what the server knows, to what it takes', (file) => {
  const variables = variablesOf(file);
  expect(Object.keys(variables).length).toBeGreaterThan(2);
  for (const name of Object.keys(variables)) expect(settingsSchema).toHaveProperty(name);
  expect(() => readSettings(variables)).not.toThrow();
});

test.each(['container/Dockerfile', 'systemd/passbook.service'])(
  '%s starts the server with the flags of its process',
  (file) => {
    expect(readFileSync(join(operations, file), 'utf8')).toMatch(
      /^(CMD \["|ExecStart=)\/opt\/passbook\/bin\/passbook("\])?$/m,
    );
  },
);
