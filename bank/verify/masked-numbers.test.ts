import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { dumpTables } from '../testing/test-tables.ts';
import { addCard } from '../testing/test-card.ts';
import { accountOf } from '../testing/test-member.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import type { Tables } from '../tables.ts';
import { wholeFiles } from '../testing/whole-files.ts';

describeOnEveryStore('whole account numbers', ({ open }) => {
  test('stand in no answer of the bank but the one that is asked for them', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: { signInDelayMs: 0 } });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    const typed = '5550001112223';
    const saved = '7770004445556';
    const withPayee = '4440007778881';
    const recipient = await bank.addRecipient(member, {
      kind: 'external',
      name: 'Robin Blake',
      bank_name: 'Ally Bank',
      account_number: saved,
      routing_number: '124003116',
    });
    const client = bank.clientFor(new TestCaller());
    const answers: Record<string, unknown> = {};
    const note = async <Answer>(name: string, answer: Promise<Answer>): Promise<Answer> => {
      answers[name] = await answer;
      return answer;
    };
    const send = (transfer: Parameters<typeof client.transfers.create>[0]['transfer']) =>
      note('transfers.create', client.transfers.create({ intentKey: bank.newKey(), transfer }));

    await note('signIn', client.signIn({ username: member.username, password: member.password }));
    await note('whoAmI', client.whoAmI());
    const stream = await client.events.follow(undefined, { lastEventId: '0' });
    const large = { amount: 2_000_00, accountNumber: typed };
    await note('transfers.quote', client.transfers.quote({ transfer: external(1, large) }));
    await send(internal(1_00));
    await send(zelle(1_00));
    const toSaved = await send(external(1_00, { recipient }));
    const { id } = await send(external(1, large));
    expect([toSaved.toDetail, (await client.transfers.get({ id })).toDetail]).toEqual([
      '••••5556 at Ally Bank',
      '••••2223 at JPMorgan Chase Bank',
    ]);
    await bank.clock.advance(5_000);
    await note('transfers.get', client.transfers.get({ id }));
    await note('transfers.cancel', client.transfers.cancel({ id }));
    await note('transfers.history', client.transfers.history({}));
    await note('transfers.tiles', client.transfers.tiles());
    await note('accounts.list', client.accounts.list());
    await client.accounts.numbers({ account: 'checking' });
    await note('security.log', client.security.log({}));
    await note('transactions.search', client.transactions.search({ range: 'all' }));
    await note('transactions.totals', client.transactions.totals({}));
    const month = { account: 'checking', month: '2026-02' };
    await note('statements.list', client.statements.list());
    await note('statements.get', client.statements.get(month));
    await note('statements.pdf', client.statements.pdf(month));
    await note('transactions.exportCamt', wholeFiles(client).exportCamt({ range: 'all' }));
    await note('recipients.list', client.recipients.list());
    await note(
      'recipients.findLookAlike',
      client.recipients.findLookAlike({ recipient: { kind: 'zelle', name: 'Sam' } }),
    );
    await note(
      'recipients.lookUpRoutingNumber',
      client.recipients.lookUpRoutingNumber({ routingNumber: '124003116' }),
    );
    const payee = await note(
      'payees.add',
      client.payees.add({
        intentKey: bank.newKey(),
        payee: { name: 'City Gas', accountNumber: withPayee },
      }),
    );
    expect(payee.accountNumber).toBe('••••8881');
    await note('payees.rename', client.payees.rename({ id: payee.id, name: 'Northern Gas' }));
    const { earliest, latest } = await note('bills.upcoming', client.bills.upcoming());
    const pay = (date: string, repeat: 'once' | 'weekly') =>
      note(
        'bills.schedule',
        client.bills.schedule({
          intentKey: bank.newKey(),
          bill: { payee: payee.id, from: 'checking', amount: 1_00, date, repeat },
        }),
      );
    await pay(earliest, 'once');
    const cancelled = await pay(latest, 'once');
    await note('bills.cancel', client.bills.cancel({ id: cancelled.id }));
    const { series } = await pay(latest, 'weekly');
    await note('bills.cancelSeries', client.bills.cancelSeries({ series }));
    await note('bills.settled', client.bills.settled({}));
    await note('payees.list', client.payees.list());
    await note('payees.remove', client.payees.remove({ id: payee.id }));
    await note('payees.restore', client.payees.restore({ id: payee.id }));
    await addCard(bank.dependencies, member, { kind: 'debit' });
    const card = 'debit';
    const asked = { card, intentKey: bank.newKey() };
    const { cards } = await note('cards.list', client.cards.list());
    expect(cards).toMatchObject([{ linkedAccount: { number: expect.stringMatching(/^••••/) } }]);
    await note('cards.lock', client.cards.lock({ card }));
    await note('cards.unlock', client.cards.unlock({ card }));
    await note('cards.setLimit', client.cards.setLimit({ card, limit: 200_00 }));
    await note('cards.setPin', client.cards.setPin({ card, pin: '8305' }));
    const trip = { place: 'Portugal', from: '2026-03-10', to: '2026-03-20' };
    const notice = await note(
      'cards.addTravelNotice',
      client.cards.addTravelNotice({ ...asked, ...trip }),
    );
    await note('cards.listEntries', client.cards.listEntries({ card }));
    await note('cards.listTravelNotices', client.cards.listTravelNotices({ card }));
    await note(
      'cards.removeTravelNotice',
      client.cards.removeTravelNotice({ card, notice: notice.id }),
    );
    await note(
      'cards.requestReplacement',
      client.cards.requestReplacement({ ...asked, intentKey: bank.newKey(), reason: 'lost' }),
    );
    await note('cards.activateReplacement', client.cards.activateReplacement({ card }));
    const { events } = await note('events.recent', client.events.recent({ limit: 50 }));
    const followed: unknown[] = [];
    for await (const event of stream) {
      followed.push(event);
      if (followed.length === events.length) break;
    }
    answers['events.follow'] = followed;
    await note('signOut', client.signOut({}));

    const secret = [
      typed,
      saved,
      withPayee,
      accountOf(member, 'checking').number,
      accountOf(member, 'savings').number,
    ];
    const rows = JSON.stringify(await dumpTables(bank.store));
    for (const number of secret) {
      expect(rows).toContain(number);
      for (const [name, answer] of Object.entries(answers)) {
        expect(JSON.stringify(answer), name).not.toContain(number);
      }
      expect(JSON.stringify(bank.log.lines)).not.toContain(number);
    }
  });
});
