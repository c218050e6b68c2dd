// As the server begins: see `main.ts`.
import 'zod/compile';
import { openBank, type Bank, type BankDependencies } from '#bank/index.ts';
import { addMember, type TestMember } from '#bank/testing/test-member.ts';
import { noPasswords } from '#bank/testing/no-passwords.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import type { BenchStore } from './bench-store.ts';

/** A bank in this process, with what a bench needs to put into it. */
export interface BenchBank {
  readonly bank: Bank;
  readonly dependencies: BankDependencies;
  addMember(): Promise<TestMember>;
  /** A member with these accounts, by handle, and what they open with in cents. */
  addSaver(accounts: Readonly<Record<string, number>>): Promise<TestMember>;
  close(): Promise<void>;
}

/** Opens the bank over the store as the server does, but for passwords: nobody types one here. */
export async function openBenchBank(benchStore: BenchStore): Promise<BenchBank> {
  const store = await benchStore.open();
  const dependencies = liveDependencies(store, noPasswords);
  const bank = openBank(dependencies);
  return {
    bank,
    dependencies,
    addMember: () => addMember(dependencies, { accounts: { checking: 1_000_000_00, savings: 0 } }),
    addSaver: (accounts) => addMember(dependencies, { accounts }),
    async close() {
      await bank.stop();
      await store.close();
    },
  };
}
