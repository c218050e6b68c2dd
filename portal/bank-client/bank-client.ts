import type { BankClient } from './host.ts';

let client: Promise<BankClient> | undefined;

/**
 * The bank, whichever host answers: the server this page came from, or in the demo a worker in this
 * tab. The first call opens it (and starts the worker); later calls get the same one. If it could
 * not be opened, the next call tries again.
 */
export function bank(): Promise<BankClient> {
  client ??= open().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * Each host is a chunk of its own, and the build leaves out the host that this shape does not use. For that the condition
 * must stand here in full: behind a name the bundler learns of it too late.
 */
async function open(): Promise<BankClient> {
  if (import.meta.env.MODE === 'demo') {
    const { openBankInTab } = await import('./bank-in-tab.ts');
    return openBankInTab();
  }
  const { openBankServer } = await import('./bank-server.ts');
  return openBankServer();
}
