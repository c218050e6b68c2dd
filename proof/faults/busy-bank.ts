import { createRouterClient } from '@orpc/server';
import { openBank, type Tables } from '#bank/index.ts';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import { TestCaller } from '#bank/testing/test-caller.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { addFaultMember, dependenciesOf } from './fault-bank.ts';

const members = 3;
const transfersEach = 8;

/** Makes a bank in the file whose members have sent money in every way; some of it is still on its way. */
export async function makeBusyBank(file: string): Promise<void> {
  const store = await open<Tables>({ path: file });
  try {
    await migrateTables(store);
    const dependencies = await dependenciesOf(store);
    const bank = openBank(dependencies);
    for (let member = 0; member < members; member += 1) {
      const username = await addFaultMember(dependencies, `member${member}`);
      const caller = new TestCaller(await bank.openSessionFor(username));
      const { transfers } = createRouterClient(bank.router, { context: { caller } });
      for (let count = 1; count <= transfersEach; count += 1) {
        const transfer = [internal, zelle, external][count % 3]?.(count) ?? internal(count);
        await transfers.create({ intentKey: crypto.randomUUID(), transfer });
      }
    }
  } finally {
    await store.close();
  }
}
