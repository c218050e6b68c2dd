import { expect, test } from 'vitest';
import { sample } from '#bank/index.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { newTestPasskey } from '../../testing/test-authenticator.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { codeOnSamplePhone, confirming, signInAs } from '../../testing/test-sign-in.ts';

// Starts a whole process, which takes long on a busy machine.
test(
  'A passkey that was added to a running server signs in by itself, and only where it was made for',
  { timeout: 60_000 },
  async () => {
    const server = run('main.ts', { PORT: '0', BANK_DATA: await temporaryFolder() });
    const address = await server.address();
    const readCode = codeOnSamplePhone(address);
    const client = rpcClient(new TestBrowser(address));
    await signInAs(client, readCode);

    const passkey = newTestPasskey(address);
    const { options } = await confirming(client, readCode).security.beginPasskey({});
    const { factors } = await client.security.finishPasskey({
      answer: passkey.made(options),
      name: 'My laptop',
    });
    expect(factors.passkeys).toMatchObject([{ name: 'My laptop', lastUsedAt: null }]);

    const another = rpcClient(new TestBrowser(address));
    const asked = await another.passkeySignIn.begin({});
    const { member } = await another.passkeySignIn.finish({ answer: passkey.shown(asked.options) });
    expect(member.username).toBe(sample.username);
    expect((await another.whoAmI({})).member.username).toBe(sample.username);

    const fooled = rpcClient(new TestBrowser(address));
    const again = await fooled.passkeySignIn.begin({});
    const answer = passkey.shown(again.options, { origin: 'https://evil.example' });
    await expect(fooled.passkeySignIn.finish({ answer })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    });
  },
);
