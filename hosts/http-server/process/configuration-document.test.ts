import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { type AnySetting, settingGroups, settingsSchema } from './settings-schema.ts';

const settings: readonly (readonly [string, AnySetting])[] = Object.entries(settingsSchema);

const head = `# Configuration

Every setting of the server is an environment variable, read once at the start. Nothing has to be set to try it on one machine. A value that is
wrong, and a name with a typing error (\`BANK_SAMPEL\`, \`DATABASE_URI\`), stop the server from starting, with a sentence that names the variable and
not a secret. An empty value is the same as none. \`npm run bank\` reads the same settings.

\`.env.example\` has them all, as an environment file for systemd, for a container, or for \`node --env-file\`. Put secrets into such a file that only
the server's account can read, never on a command line, which every account of the machine can see.

This page and \`.env.example\` are written from \`hosts/http-server/process/settings-schema.ts\`, by which the server reads them: \`npm run configuration\`.
`;

const tail = `
## Of Node

The server is started with the flags and variables of \`hosts/http-server/process-flags.json\`, which keep its memory small: \`npm start\` and
\`node scripts/run.cjs scripts/start.ts\` add them.
`;

function configurationDocument(): string {
  const tables = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.entries(group).map(
      ([name, setting]) => `| \`${name}\` | ${standardOf(setting)} | ${setting.meaning} |`,
    );
    return `\n## ${title}\n\n| Setting | Default | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${head}${tables.join('')}${tail}`;
}

function standardOf({ standard, standardInWords, unit }: AnySetting): string {
  if (standardInWords !== undefined) return standardInWords;
  if (standard === undefined) return 'none';
  return unit === undefined ? `\`${standard}\`` : `\`${standard}\` ${unit}`;
}

/** An environment file without any set variable. */
function environmentExample(): string {
  const parts = settings.map(([name, { standard, standardInWords, meaning, example, unit }]) => {
    const inWords = standardInWords ?? (standard || 'none');
    const words = `${meaning} Default: ${inWords}${unit === undefined ? '' : ` (${unit})`}.`;
    return `${wrapped(words.replaceAll('`', ''))}\n#${name}=${example}\n`;
  });
  return `# Settings of Passbook: see docs/configuration.md. Take away the # before what you set.\n\n${parts.join('\n')}`;
}

function wrapped(words: string): string {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > 118) lines.push(` ${word}`);
    else lines.splice(-1, 1, line);
  }
  return lines.map((line) => `#${line}`).join('\n');
}

test('docs/configuration.md says what each setting means', async () => {
  await expect(configurationDocument()).toMatchFileSnapshot('../../../docs/configuration.md');
});

test('.env.example has each setting', async () => {
  await expect(environmentExample()).toMatchFileSnapshot('../../../.env.example');
});

const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DATABASE_POOLER_URL: { DATABASE_URL: 'postgres://passbook@db.example/passbook' },
  OTEL_TRACES_SAMPLER_ARG: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
  METRICS_HOST: { METRICS_PORT: '9464' },
  TLS_CERT: { TLS_KEY: 'key.pem' },
  TLS_KEY: { TLS_CERT: 'certificate.pem' },
  TEXT_GATEWAY_URL: { TEXT_GATEWAY_KEY: 'key' },
  TEXT_GATEWAY_KEY: { TEXT_GATEWAY_URL: 'https://texts.example' },
};

test.each(
  settings.filter(([name]) => name !== 'BANK_KEYS').map(([name, { example }]) => [name, example]),
)('The example of %s is one that the server takes', (name, example) => {
  const environment = { ...others[name], [name]: example };
  expect(readSettings(environment)).not.toEqual(readSettings({}));
});

test('The example of keys is refused, since everybody can read it', () => {
  const { example } = settingsSchema.BANK_KEYS;
  expect(() => readSettings({ BANK_KEYS: example })).toThrow('BANK_KEYS must be keys');
});
