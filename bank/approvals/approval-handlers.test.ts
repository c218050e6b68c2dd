import type { PaymentToApproveInput } from '#contract/approvals/approvals.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { livePolicy } from '../policy.ts';
import { auditRecords } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { asksFirst, showingWhoIsThere, stepUpOf } from '../testing/show-who-is-there.ts';
import { addPayee } from '../testing/test-bills.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { addPersonIn, makeBusiness, endParty } from '../testing/test-party.ts';
import { addProfile } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const day = 24 * 60 * 60_000;
const nothingHere = { code: 'NOT_FOUND' };

const transfer = (request: ReturnType<typeof zelle> | ReturnType<typeof external>) =>
  ({ kind: 'transfer', transfer: request }) as const;

describeOnEveryStore('payments that wait for approval', ({ open }) => {
  async function bankOfBusiness(
    policy: Parameters<typeof openTestBank>[1] = {
      policy: { ...liveWithoutStepUps, ...longSessions },
    },
  ) {
    const bank = await openTestBank(await open<Tables>(), policy);
    const owner = await bank.addMember({
      displayName: 'Ana Ruiz',
      accounts: { checking: 1_000_00, savings: 50_00 },
    });
    await makeBusiness(bank, owner);
    const person = async (displayName: string, role: 'initiator' | 'approver') => {
      const added = await addPersonIn(bank, owner, role, displayName);
      const [firstName = '', lastName = ''] = displayName.split(' ');
      const email = `${firstName.toLowerCase()}@example.com`;
      await addProfile(bank.dependencies, added.member, { firstName, lastName, email });
      return added;
    };
    const asker = await person('Theo Park', 'initiator');
    const approver = await person('June Hall', 'approver');
    const other = await person('Max Orr', 'approver');
    const owned = await bank.clientOf(owner);
    const ask = (payment: PaymentToApproveInput, intentKey = bank.newKey()) =>
      asker.client.approvals.ask({ intentKey, payment });
    const approve = (id: string, by = approver) =>
      by.client.approvals.approve({ intentKey: bank.newKey(), id: id });
    return { bank, owner, owned, asker, approver, other, ask, approve };
  }

  async function expectSound({ store }: TestBank) {
    const { checks } = await verifyBank(store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  }

  test('R-M6 a requested payment waits, moves nothing, and is sent once somebody else approves it', async () => {
    const { bank, owner, owned, asker, ask, approve } = await bankOfBusiness();
    const asked = await ask(transfer(zelle(40_00, { memo: 'Flour' })));
    expect(asked).toMatchObject({
      kind: 'transfer',
      amount: 40_00,
      toName: 'Sam Rivera',
      toDetail: 'sam@example.com',
      memo: 'Flour',
      day: null,
      askedBy: 'Theo Park',
      isYours: true,
      status: 'waiting',
      expiresAt: bank.clock.now() + 5 * day,
    });
    expect(await balancesOf(owned)).toEqual({ checking: 1_000_00, savings: 50_00 });
    const listed = await owned.approvals.list();
    expect(listed).toMatchObject({ waiting: [{ id: asked.id, isYours: false }], decided: [] });
    const { approval, outcome } = await approve(asked.id);
    expect(outcome).toBe('sent');
    expect(approval).toMatchObject({ status: 'approved', decidedBy: 'June Hall' });
    expect(await balancesOf(owned)).toEqual({ checking: 960_00, savings: 50_00 });
    expect(await asker.client.approvals.list()).toMatchObject({
      waiting: [],
      decided: [{ id: asked.id, isYours: true }],
    });
    const records = await auditRecords(bank, owner);
    expect(records.map(({ action }) => action).slice(1)).toEqual([
      'approval-asked',
      'transfer-sent',
      'approval-approved',
    ]);
    await bank.settle();
    await expectSound(bank);
  });

  test('R-M6 R-T17 a large first payment is asked for with what it is for, which its approver reads', async () => {
    const { owned, approver, ask, approve } = await bankOfBusiness();
    const unsaid = transfer(zelle(600_00, { purpose: undefined }));
    const later = { transfer: unsaid.transfer, date: '2026-03-03' as never };
    for (const payment of [unsaid, { kind: 'scheduled-transfer', schedule: later } as const]) {
      await expect(ask(payment), payment.kind).rejects.toMatchObject({ code: 'PURPOSE_NEEDED' });
    }
    expect((await owned.approvals.list()).waiting).toEqual([]);
    const { id } = await ask(transfer(zelle(600_00, { purpose: 'bank-or-police' })));
    const [seen] = (await approver.client.approvals.list()).waiting;
    expect(seen).toMatchObject({ id, purpose: 'bank-or-police', isYours: false });
    await approve(id);
    const [sent] = (await owned.transfers.history({})).transactions;
    expect(sent?.transferId && (await owned.transfers.get({ id: sent.transferId }))).toMatchObject({
      purpose: 'bank-or-police',
    });
    expect(await ask(transfer(zelle(40_00, { purpose: undefined })))).toMatchObject({
      purpose: null,
    });
  });

  test('R-M6 R-T17 asker and approver read the same: for how long a large first payment is held', async () => {
    const { owned, approver, asker, ask, approve } = await bankOfBusiness();
    await owned.security.setFirstPaymentDelay({ hours: 0 });
    expect(await ask(transfer(zelle(600_00, { purpose: 'goods' })))).toMatchObject({
      holdHours: null,
    });
    await owned.security.setFirstPaymentDelay({ hours: 48 });
    const { id, holdHours } = await ask(transfer(zelle(600_00, { purpose: 'goods' })));
    expect(holdHours).toBe(48);
    await ask(transfer(zelle(40_00, { purpose: 'goods' })));
    for (const one of [asker, approver]) {
      const { waiting } = await one.client.approvals.list();
      expect(waiting.map((each) => each.holdHours)).toEqual([48, 48, null]);
    }
    const { approval, outcome } = await approve(id);
    expect([outcome, approval.holdHours]).toEqual(['waits', null]);
  });

  test('R-M6 R-T4 asker and approver read the same of a review, of another bank that was typed, and of the payee of a bill', async () => {
    const { bank, owned, approver, asker, ask } = await bankOfBusiness();
    const other = { bankName: 'Wells  Fargo', routingNumber: '021000021' };
    await ask(transfer(external(400_00, other)));
    await ask({
      kind: 'scheduled-transfer',
      schedule: { transfer: zelle(1_000_01, { purpose: 'goods' }), date: '2026-03-04' },
    });
    const payee = await addPayee(bank, owned, { accountNumber: 'LB-20417' });
    await ask({
      kind: 'bill',
      bill: { payee: payee.id, from: 'checking', amount: 10_00, date: '2026-03-09' },
    });
    for (const { client } of [asker, approver]) {
      const { waiting } = await client.approvals.list();
      expect(waiting.map(({ otherBank, isHeld }) => [otherBank, isHeld])).toEqual([
        ['Wells Fargo', false],
        [null, true],
        [null, false],
      ]);
      expect(waiting[0]?.toDetail).toMatch(/ at JPMorgan Chase Bank$/);
      expect([waiting[2]?.toDetail, payee.accountNumber]).toEqual(['••••417', '••••417']);
    }
  });

  test('R-M6 nobody approves or declines what they have asked for, whatever they become', async () => {
    const { bank, owner, owned, asker, ask, approve } = await bankOfBusiness();
    const { id } = await ask(transfer(zelle(40_00)));
    await expect(approve(id, asker)).rejects.toMatchObject(nothingHere);
    for (const role of ['approver', 'joint-owner'] as const) {
      await bank.store.db
        .updateTable('party')
        .set({ role })
        .where('membership_id', '=', owner.membershipId)
        .where('person_id', '=', asker.member.personId)
        .execute();
      await bank.clock.advance(1_000);
      await expect(approve(id, asker), role).rejects.toMatchObject({ code: 'APPROVAL_OWN' });
      await expect(
        asker.client.approvals.decline({ id, reason: 'No' }),
        role,
      ).rejects.toMatchObject({ code: 'APPROVAL_OWN' });
    }
    expect(await balancesOf(owned)).toMatchObject({ checking: 1_000_00 });
  });

  test('R-M6 of two who approve at once one does, and the money leaves once, every time', async () => {
    const { bank, owned, approver, other, ask, approve } = await bankOfBusiness();
    for (let round = 1; round <= 15; round += 1) {
      const { id } = await ask(transfer(zelle(1_00)));
      const answers = await Promise.allSettled([approve(id), approve(id, other), approve(id)]);
      const approved = answers.filter(({ status }) => status === 'fulfilled').length;
      const { decided } = await owned.approvals.list();
      expect(approved).toBe(1);
      expect(decided[0]?.status).toBe('approved');
      const sent = decided.filter(({ status }) => status === 'approved').length;
      expect(await balancesOf(owned)).toMatchObject({ checking: 1_000_00 - 1_00 * sent });
      await expect(approver.client.approvals.decline({ id, reason: 'Late' })).rejects.toMatchObject(
        { code: 'APPROVAL_DECIDED' },
      );
    }
    await bank.settle();
    await expectSound(bank);
  });

  test('R-M6 approved again under its key it tells the first answer', async () => {
    const { bank, owned, approver, ask } = await bankOfBusiness();
    const { id } = await ask(transfer(zelle(40_00)));
    const intentKey = bank.newKey();
    const first = await approver.client.approvals.approve({ intentKey, id });
    expect(await approver.client.approvals.approve({ intentKey, id })).toEqual(first);
    expect(await balancesOf(owned)).toMatchObject({ checking: 960_00 });
  });

  test('R-M6 asked for again under its key it waits once', async () => {
    const { bank, owned, ask } = await bankOfBusiness();
    const key = bank.newKey();
    const first = await ask(transfer(zelle(40_00)), key);
    expect(await ask(transfer(zelle(40_00)), key)).toEqual(first);
    expect((await owned.approvals.list()).waiting).toHaveLength(1);
  });

  test('R-M6 a decline has a reason, which is read by whoever asked', async () => {
    const { owned, asker, approver, ask, approve } = await bankOfBusiness();
    const { id } = await ask(transfer(external(40_00)));
    await expect(approver.client.approvals.decline({ id, reason: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await approver.client.approvals.decline({ id, reason: 'Twice the price of last month' });
    expect((await asker.client.approvals.list()).decided).toMatchObject([
      { status: 'declined', decidedBy: 'June Hall', reason: 'Twice the price of last month' },
    ]);
    await expect(approve(id)).rejects.toMatchObject({
      code: 'APPROVAL_DECIDED',
      data: { status: 'declined' },
    });
    expect(await balancesOf(owned)).toMatchObject({ checking: 1_000_00 });
  });

  test('R-M6 only whoever asked takes it back', async () => {
    const { bank, owner, asker, ask, approve } = await bankOfBusiness();
    const { client } = await addPersonIn(bank, owner, 'initiator');
    const { id } = await ask(transfer(zelle(40_00)));
    await expect(client.approvals.withdraw({ id })).rejects.toMatchObject(nothingHere);
    expect(await asker.client.approvals.withdraw({ id })).toMatchObject({ status: 'withdrawn' });
    await expect(approve(id)).rejects.toMatchObject({ data: { status: 'withdrawn' } });
  });

  test('R-M6 it is decided by all rules when it is asked for, and again when it is approved', async () => {
    const { bank, owned, ask, approve } = await bankOfBusiness();
    await expect(ask(transfer(zelle(1_000_01)))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
    await expect(ask(transfer(external(1_00, { routingNumber: '1' })))).rejects.toMatchObject({
      code: 'ROUTING_NUMBER_NOT_NINE_DIGITS',
    });
    const { id } = await ask(transfer(zelle(900_00)));
    await owned.transfers.create({ intentKey: bank.newKey(), transfer: zelle(200_00) });
    await expect(approve(id)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      data: { available: 800_00 },
    });
    expect((await owned.approvals.list()).waiting).toMatchObject([{ id, status: 'waiting' }]);
    await owned.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(50_00, { from: 'savings', to: 'checking' }),
    });
    await expect(approve(id)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  test('R-M6 bills and scheduled transfers wait too, one of today until it is approved', async () => {
    const { bank, owned, ask, approve } = await bankOfBusiness();
    const payee = await addPayee(bank, owned);
    const bill = { payee: payee.id, from: 'checking', amount: 10_00, date: '2026-03-02' };
    const now = await ask({ kind: 'bill', bill });
    const later = await ask({ kind: 'bill', bill: { ...bill, date: '2026-03-09' } });
    const scheduled = await ask({
      kind: 'scheduled-transfer',
      schedule: { transfer: zelle(20_00), date: '2026-03-04' },
    });
    expect([now.day, later.day, scheduled.day]).toEqual([null, '2026-03-09', '2026-03-04']);
    expect((await owned.bills.upcoming()).payments).toEqual([]);
    await bank.clock.leap(day);
    expect(await approve(now.id)).toMatchObject({ outcome: 'paid' });
    expect(await approve(later.id)).toMatchObject({ outcome: 'scheduled' });
    expect(await approve(scheduled.id)).toMatchObject({ outcome: 'scheduled' });
    expect((await owned.bills.settled({ limit: 5 })).payments).toMatchObject([
      { status: 'paid', date: '2026-03-03', amount: 10_00 },
    ]);
    await bank.clock.leap(8 * day);
    await bank.settle();
    expect(await balancesOf(owned)).toMatchObject({ checking: 1_000_00 - 40_00 });
    await expectSound(bank);
  });

  test('R-M6 a payment that nobody decides expires, and is not sent any more', async () => {
    const { bank, owned, asker, ask, approve } = await bankOfBusiness();
    const { id } = await ask(transfer(zelle(40_00)));
    const soon = await ask({
      kind: 'scheduled-transfer',
      schedule: { transfer: zelle(20_00), date: '2026-03-04' },
    });
    await bank.clock.leap(2 * day);
    await expect(approve(soon.id)).rejects.toMatchObject({ data: { status: 'expired' } });
    await bank.clock.leap(3 * day);
    await bank.settle();
    await expect(approve(id)).rejects.toMatchObject({ data: { status: 'expired' } });
    const { waiting, decided } = await asker.client.approvals.list();
    expect(waiting).toEqual([]);
    expect(decided).toMatchObject([
      { id, status: 'expired', decidedBy: null },
      { id: soon.id, status: 'expired' },
    ]);
    expect(await balancesOf(owned)).toMatchObject({ checking: 1_000_00 });
    await expectSound(bank);
  });

  test('R-M6 of somebody who has no access any more nothing is approved', async () => {
    const { bank, owner, asker, approver, ask, approve } = await bankOfBusiness();
    const { id } = await ask(transfer(zelle(40_00)));
    await endParty(bank, owner, asker.member);
    await expect(approve(id)).rejects.toMatchObject({ code: 'APPROVAL_ASKER_LEFT' });
    const declined = await approver.client.approvals.decline({ id, reason: 'Theo has left' });
    expect(declined).toMatchObject({ status: 'declined' });
  });

  test('R-M6 those who approve are told, then whoever asked; of nothing else', async () => {
    const { bank, owned, ask, approve } = await bankOfBusiness();
    const told = async () => {
      await bank.clock.advance(60_000);
      await bank.settle();
      const sent = bank.dependencies.mailer.taken.splice(0);
      return sent.flatMap(({ channel, to }) => (channel === 'email' ? [to] : []));
    };
    const { id } = await ask({ kind: 'transfer', transfer: internal(5_00) });
    expect((await told()).toSorted()).toEqual(['june@example.com', 'max@example.com']);
    await approve(id);
    expect(await told()).toEqual(['theo@example.com']);
    await owned.transfers.create({ intentKey: bank.newKey(), transfer: internal(1_00) });
    expect(await told()).toEqual([]);
    const { events } = await owned.events.recent({ limit: 5 });
    expect(events.filter(({ kind }) => kind === 'approval')).toMatchObject([
      { status: 'approved', by: 'June Hall' },
      { status: 'waiting', by: 'Theo Park' },
    ]);
  });

  test('R-M6 an approver shows who they are for what needs it', async () => {
    const { bank, owner, owned, ask } = await bankOfBusiness({
      policy: { ...livePolicy, ...longSessions },
    });
    const { id } = await ask(transfer(zelle(500_00)));
    const approver = await addPersonIn(bank, owner, 'approver');
    const intentKey = bank.newKey();
    const approve = () => approver.client.approvals.approve({ intentKey, id });
    await expect(approve()).rejects.toMatchObject(asksFirst);
    expect(await balancesOf(owned)).toMatchObject({ checking: 1_000_00 });
    const proof = { method: 'password', password: approver.member.password } as const;
    await showingWhoIsThere(approver.client, proof, approve);
    expect(await balancesOf(owned)).toMatchObject({ checking: 500_00 });
  });

  test('R-M6 an approver’s proof for a payment of another permits none of their own, nor the next requested payment', async () => {
    const { bank, owner, owned, ask } = await bankOfBusiness({
      policy: { ...livePolicy, ...longSessions },
    });
    const [{ id }, { id: next }] = [
      await ask(transfer(zelle(300_00))),
      await ask(transfer(zelle(300_00))),
    ];
    const [intentKey, nextKey, ownKey] = [bank.newKey(), bank.newKey(), bank.newKey()];
    const approve = () => owned.approvals.approve({ intentKey, id });
    const { stepUp } = await stepUpOf(approve());
    const proof = { method: 'password', password: owner.password } as const;
    await owned.stepUp.confirm({ stepUp, proof });
    await expect(
      owned.transfers.create({ intentKey: ownKey, transfer: zelle(300_00) }),
    ).rejects.toMatchObject(asksFirst);
    await expect(owned.approvals.approve({ intentKey: nextKey, id: next })).rejects.toMatchObject(
      asksFirst,
    );
    await expect(approve()).resolves.toBeDefined();
  });

  test('R-M6 no more than fifty wait at a time', async () => {
    const { ask } = await bankOfBusiness();
    for (let count = 0; count < 50; count += 1) await ask(transfer(zelle(1_00)));
    await expect(ask(transfer(zelle(1_00)))).rejects.toMatchObject({
      code: 'TOO_MANY_WAITING',
      data: { most: 50 },
    });
  });
});
