import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { sample, type Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { ask } from '../../testing/test-browser.ts';
import { codeFrom } from '../../testing/test-sign-in.ts';

async function withHost(
  options: Parameters<typeof openHttpHost>[1],
  check: (host: HttpHost) => Promise<void>,
): Promise<void> {
  const store = await open<Tables>({ path: ':memory:' });
  const host = await openHttpHost(store, options);
  try {
    await check(host);
  } finally {
    await host.close();
    await store.close();
  }
}

async function exampleOf(host: HttpHost, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await ask(host.address, 'GET', '/api', headers);
  const [, example = ''] = /<pre><code>([^<]*)<\/code><\/pre>/.exec(body.toString()) ?? [];
  return example
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Pastes the example into a shell and types the requested inputs; resolves with all the shell's output. */
async function paste(example: string, typed: Record<string, () => string | Promise<string>>) {
  const child = spawn('bash', ['--noprofile', '--norc'], { cwd: await temporaryFolder() });
  child.stdin.write(`${example}\n`);
  let said = '';
  let read = 0;
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  for await (const part of child.stdout) {
    said += String(part);
    for (const [prompt, answer] of Object.entries(typed)) {
      const place = said.indexOf(prompt, read);
      if (place < 0) continue;
      read = place + prompt.length;
      child.stdin.write(`${await answer()}\n`);
      // The last line that is asked for: nothing comes after it.
      if (prompt === 'Code: ') child.stdin.end();
    }
  }
  return said;
}

test('The example of the API page works as it is pasted into a shell, with the code of the second step', async () => {
  await withHost({}, async (host) => {
    const said = await paste(await exampleOf(host), {
      'User name: ': () => sample.username,
      'Password: ': () => sample.password,
      'Code: ': codeFrom(host.mailer),
    });
    expect(said).toContain('"code":"SECOND_STEP_NEEDED"');
    expect(said).toContain(`"username":"${sample.username}"`);
    const [, accounts = '{}'] = /(\{"accounts":.*\})\n$/.exec(said) ?? [];
    expect(JSON.parse(accounts)).toMatchObject({
      accounts: [{ id: 'checking' }, { id: 'savings' }],
    });
  });
});

test('The example says the address under which its page is asked for, or PUBLIC_URL where that is set', async () => {
  await withHost({ onLoopback: false }, async (host) => {
    const lineFor = async (name: string) =>
      /^bank=.*$/m.exec(await exampleOf(host, { host: name }))?.[0];
    expect(await lineFor('localhost:8123')).toBe('bank=http://localhost:8123');
    expect(await lineFor('[::1]:8123')).toBe('bank=http://[::1]:8123');
    const { port } = new URL(host.address);
    expect(await lineFor('x;$(id)')).toBe(`bank=http://localhost:${port}`);
  });
  const publicUrl = new URL('https://bank.example');
  await withHost({ publicUrl, onLoopback: true }, async (host) => {
    expect(await exampleOf(host)).toContain('bank=https://bank.example\n');
  });
});
