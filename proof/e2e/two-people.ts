import { Portal, type SamplePerson, test } from './portal.ts';

const theo: SamplePerson = { username: 'theo', displayName: 'Theo Park' };
const june: SamplePerson = { username: 'june', displayName: 'June Castillo' };

/** In a business: the initiator, and the approver in a second browser. */
export const testOfTwo = test.extend<{ initiator: Portal; approver: Portal }>({
  initiator: async ({ portal }, use) => {
    await portal.signIn(theo);
    await use(portal);
  },
  approver: async ({ browser, bankUrl }, use) => {
    const context = await browser.newContext();
    const approver = new Portal(await context.newPage(), bankUrl, 'live');
    await approver.signIn(june);
    await use(approver);
    await context.close();
  },
});
