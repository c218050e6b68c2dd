import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { testBrand } from '../testing/test-ports.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  type Client,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
} from '../testing/test-bank.ts';
import { addPersonIn, clientIn, makeBusiness, addParty, endParty } from '../testing/test-party.ts';
import { addProfile } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

/** The brand with a routing number that a bank can have: the test brand's belongs to nobody. */
const brand = { ...testBrand, routingNumber: '021000021' };
const hour = 60 * 60_000;
const day = 24 * hour;

describeOnEveryStore('names of recipients, compared', ({ open }) => {
  async function bankWithRosa() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...liveWithoutStepUps, ...longSessions },
      brand,
    });
    const rosa = await bank.addMember({ displayName: 'Rosa Delgado' });
    await addProfile(bank.dependencies, rosa, {
      firstName: 'Rosa',
      lastName: 'Delgado',
      email: 'Rosa.Delgado@example.com',
      phone: '(518) 555-0162',
    });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    const auditedOf = async (action: string) => {
      const rows = await bank.store.db
        .selectFrom('audit_record')
        .select(['facts', 'person_id'])
        .where('log_id', '=', member.membershipId)
        .where('action', '=', action)
        .orderBy('sequence')
        .execute();
      return rows.map(({ facts, person_id: by }) => ({ ...(JSON.parse(facts) as object), by }));
    };
    return { bank, rosa, member, client, auditedOf };
  }

  const byEmail = (name: string, email = 'rosa.delgado@example.com'): NewRecipientInput => ({
    kind: 'zelle',
    name,
    email,
  });
  const toAccount = (name: string, accountNumber: string): NewRecipientInput => ({
    kind: 'external',
    name,
    bankName: brand.name,
    accountNumber,
    routingNumber: brand.routingNumber,
  });
  const compare = (client: Client, recipient: NewRecipientInput) =>
    client.recipients.compareName({ recipient });

  test('R-T18 of an email or a phone number of a member tells match, close with the real name, or other without', async () => {
    const { client } = await bankWithRosa();
    const close = { outcome: 'close', name: 'Rosa Delgado' };
    expect(await compare(client, byEmail('Delgado, Rosa'))).toEqual({ outcome: 'match' });
    expect(await compare(client, byEmail('Rosa Delgadu'))).toEqual(close);
    expect(await compare(client, byEmail('Anna Smith'))).toEqual({ outcome: 'other' });
    expect(
      await compare(client, { kind: 'zelle', name: 'R Delgado', phone: '518.555.0162' }),
    ).toEqual(close);
    expect(await compare(client, byEmail('Rosa Delgado', 'nobody@example.com'))).toEqual({
      outcome: 'unknown',
    });
  });

  test('R-T18 where an email and a phone number are of two people, the worse of both is told', async () => {
    const { client, bank } = await bankWithRosa();
    const sam = await bank.addMember({ displayName: 'Sam Lee' });
    await addProfile(bank.dependencies, sam, { firstName: 'Sam', lastName: 'Lee' });
    const both = { ...byEmail('Rosa Delgado'), phone: '(518) 555-0177' };
    expect(await compare(client, both)).toEqual({ outcome: 'other' });
    expect(await compare(client, { ...both, phone: '(518) 555-0199' })).toEqual({
      outcome: 'unknown',
    });
    expect(await compare(client, { ...both, phone: '(518) 555-0162' })).toEqual({
      outcome: 'match',
    });
  });

  test('R-T18 an account is compared by the names of its owners, of a business by its own', async () => {
    const { bank, client, rosa } = await bankWithRosa();
    const number = rosa.accounts['checking']?.number ?? '';
    const luis = await bank.addMember({ displayName: 'Luis Ortega' });
    const seen = await bank.addMember({ displayName: 'Helen Ito' });
    await addParty(bank, rosa, luis, { role: 'joint-owner' });
    await addParty(bank, rosa, seen, { role: 'viewer' });
    expect(await compare(client, toAccount('Luis Ortega', number))).toEqual({ outcome: 'match' });
    expect(await compare(client, toAccount('Helen Ito', number))).toEqual({ outcome: 'other' });
    await endParty(bank, rosa, luis);
    expect(await compare(client, toAccount('Luis Ortego', number))).toEqual({ outcome: 'other' });
    await makeBusiness(bank, rosa);
    expect(await compare(client, toAccount('Ruiz Tools', number))).toEqual({ outcome: 'match' });
    expect(await compare(client, toAccount('Rosa Delgado', number))).toEqual({ outcome: 'other' });
  });

  test('R-T18 an account number that nobody has answers as one of somebody else, and another bank tells no name', async () => {
    const { bank, client, rosa } = await bankWithRosa();
    const number = rosa.accounts['savings']?.number ?? '';
    expect(await compare(client, toAccount('Anna Smith', number))).toEqual({ outcome: 'other' });
    expect(await compare(client, toAccount('Anna Smith', '4800999999'))).toEqual({
      outcome: 'other',
    });
    await bank.store.db
      .updateTable('account')
      .set({ closed_at: bank.clock.now() })
      .where('number', '=', number)
      .execute();
    expect(await compare(client, toAccount('Rosa Delgado', number))).toEqual({ outcome: 'other' });
    const elsewhere = { ...toAccount('Rosa Delgado', number), routingNumber: '011401533' };
    expect(await compare(client, elsewhere)).toEqual({ outcome: 'unknown' });
    expect(await client.recipients.lookUpRoutingNumber(brand)).toEqual({ bankName: brand.name });
  });

  test('R-T18 a saved recipient is compared too, and nobody else’s', async () => {
    const { bank, client, member, rosa } = await bankWithRosa();
    const recipient = { kind: 'zelle', name: 'Rose Delgado', phone: '(518) 555-0162' } as const;
    const id = (await bank.addRecipient(member, recipient)) as RecipientId;
    expect(await client.recipients.compareName({ id })).toEqual({
      outcome: 'close',
      name: 'Rosa Delgado',
    });
    const other = await bank.clientOf(rosa);
    await expect(other.recipients.compareName({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [byEmail(''), 'ZELLE_RECIPIENT_INCOMPLETE'],
    [byEmail('<b>'), 'RECIPIENT_NAME_WRONG'],
    [byEmail('Rosa', 'rosa@'), 'EMAIL_WRONG'],
    [{ ...byEmail('Rosa'), phone: '12' }, 'PHONE_WRONG'],
    [{ ...toAccount('Rosa', '4800000001'), bankName: '' }, 'EXTERNAL_RECIPIENT_INCOMPLETE'],
    [{ ...toAccount('Rosa', '4800000001'), bankName: '<b>' }, 'BANK_NAME_WRONG'],
    [toAccount('Rosa', '12'), 'ACCOUNT_NUMBER_WRONG'],
    [{ ...toAccount('Rosa', '1234'), routingNumber: '12' }, 'ROUTING_NUMBER_NOT_NINE_DIGITS'],
    [{ ...toAccount('Rosa', '1234'), routingNumber: '021000022' }, 'ROUTING_NUMBER_WRONG'],
  ] as const)('R-T18 %o is refused with %s, and is not counted', async (recipient, code) => {
    const { bank, client, auditedOf } = await bankWithRosa();
    for (let time = 0; time < 11; time += 1) {
      await expect(compare(client, recipient)).rejects.toMatchObject({ code });
    }
    expect(await auditedOf('name-compared')).toEqual([]);
    expect(await bank.store.db.selectFrom('name_check').selectAll().execute()).toEqual([]);
  });

  test('R-T18 a person has ten names compared in a day, then one an hour; what was told is told again', async () => {
    const { bank, client, member, auditedOf } = await bankWithRosa();
    const guess = (name: string) => compare(client, byEmail(name));
    for (let number = 1; number <= 10; number += 1) await guess(`Guess ${number}`);
    const nextAt = bank.clock.now() + hour;
    const refused = { code: 'TOO_MANY_NAME_CHECKS', status: 429, data: { nextAt } };
    await expect(guess('Rosa Delgado')).rejects.toMatchObject(refused);
    const again = await bank.clientOf(member);
    await expect(compare(again, byEmail('Rosa Delgado'))).rejects.toMatchObject(refused);
    expect(await guess('Guess 3')).toEqual({ outcome: 'other' });
    await bank.clock.leap(hour);
    expect(await guess('Rosa Delgado')).toEqual({ outcome: 'match' });
    await expect(guess('Rosa Delgade')).rejects.toMatchObject({ code: 'TOO_MANY_NAME_CHECKS' });
    expect(await auditedOf('name-compared')).toHaveLength(11);
    await bank.clock.leap(day);
    for (let number = 1; number <= 9; number += 1) await guess(`Another ${number}`);
  });

  test('R-T18 in another membership the same person has no more of them', async () => {
    const { bank, client, member, rosa } = await bankWithRosa();
    await addParty(bank, rosa, member, { role: 'joint-owner' });
    const there = await clientIn(bank, member, rosa);
    for (let number = 1; number <= 10; number += 1)
      await compare(client, byEmail(`Guess ${number}`));
    await expect(compare(there, byEmail('Guess 11'))).rejects.toMatchObject({
      code: 'TOO_MANY_NAME_CHECKS',
    });
  });

  test('R-T18 who was told a close name has it match without another comparison, and each comparison is in the log', async () => {
    const { client, member, auditedOf } = await bankWithRosa();
    await compare(client, byEmail('Rosa Delgao'));
    expect(await compare(client, byEmail('Rosa Delgado'))).toEqual({ outcome: 'match' });
    await compare(client, toAccount('Anna Smith', '4800999999'));
    expect(await auditedOf('name-compared')).toEqual([
      {
        kind: 'zelle',
        name: 'Rosa Delgao',
        to: 'rosa.delgado@example.com',
        outcome: 'close',
        toldName: 'Rosa Delgado',
        by: member.personId,
      },
      {
        kind: 'external',
        name: 'Anna Smith',
        to: '••••9999',
        outcome: 'other',
        by: member.personId,
      },
    ]);
  });

  test('R-T18 who writes another name into their profile is told by the known one, until staff have confirmed it', async () => {
    const { bank, rosa, client } = await bankWithRosa();
    await addProfile(bank.dependencies, rosa, {
      firstName: 'Sam',
      lastName: 'Rivera',
      email: 'rosa.delgado@example.com',
    });
    expect(await compare(client, byEmail('Sam Rivera'))).toEqual({ outcome: 'other' });
    expect(await compare(client, byEmail('Rosa Delgado'))).toEqual({ outcome: 'match' });

    const confirm = (name: string) =>
      bank.bank.staff.confirmName({ username: rosa.username }, name);
    expect(await confirm('Sam Riviera')).toEqual({ kind: 'other-name', name: 'Sam Rivera' });
    expect(await confirm('Sam Rivera')).toEqual({ kind: 'confirmed', before: 'Rosa Delgado' });
    await bank.clock.leap(2 * day);
    expect(await compare(client, byEmail('Sam Rivera'))).toEqual({ outcome: 'match' });
  });

  test('R-T18 a quote says that it is the first payment, and the transfer keeps what was told', async () => {
    const { bank, client, auditedOf } = await bankWithRosa();
    const transfer = zelle(40_00, { name: 'Anna  Smith', email: 'rosa.delgado@example.com' });
    const send = async () => {
      const { id } = await client.transfers.create({ intentKey: bank.newKey(), transfer });
      return await client.transfers.get({ id });
    };
    expect(await client.transfers.quote({ transfer })).toMatchObject({ isFirst: true });
    expect(await send()).not.toHaveProperty('nameCheck');
    await compare(client, byEmail('Anna Smith'));
    expect(await send()).toMatchObject({ nameCheck: 'other' });
    expect(await auditedOf('transfer-sent')).toMatchObject([{}, { nameCheck: 'other' }]);
    await bank.clock.leap(6_000);
    expect(await client.transfers.quote({ transfer })).not.toHaveProperty('isFirst');
    expect(await client.transfers.quote({ transfer: internal(1_00) })).not.toHaveProperty(
      'isFirst',
    );
    await bank.clock.leap(day);
    expect(await send()).not.toHaveProperty('nameCheck');
  });

  test('R-T18 a transfer ordered for a later day keeps the answer about the name from its order', async () => {
    const { bank, client } = await bankWithRosa();
    const recipient = toAccount('Rosa Delgad', '4800999999');
    await compare(client, recipient);
    const transfer = external(40_00, { ...recipient, kind: 'external' } as never);
    const schedule = { transfer, date: '2026-03-03' as never };
    expect(await client.scheduledTransfers.preview({ schedule })).toMatchObject({ isFirst: true });
    await client.scheduledTransfers.schedule({ intentKey: bank.newKey(), schedule });
    await bank.clock.leap(2 * day);
    const [sent] = (await client.transfers.history({})).transactions;
    expect(sent?.transferId && (await client.transfers.get({ id: sent.transferId }))).toMatchObject(
      {
        nameCheck: 'other',
      },
    );
  });

  test('R-T18 R-M6 an approver reads what the asker was told, and the transfer keeps that', async () => {
    const { bank, member, client } = await bankWithRosa();
    await makeBusiness(bank, member);
    const asker = await addPersonIn(bank, member, 'initiator');
    const approver = await addPersonIn(bank, member, 'approver', 'June Castillo');
    await compare(asker.client, byEmail('Rose Delgado'));
    await compare(approver.client, byEmail('Anna Smith'));
    const ask = async (name: string) =>
      await asker.client.approvals.ask({
        intentKey: bank.newKey(),
        payment: {
          kind: 'transfer',
          transfer: zelle(40_00, { name, email: 'rosa.delgado@example.com' }),
        },
      });
    const { id } = await ask('Rose Delgado');
    expect(await ask('Anna Smith')).toMatchObject({ nameCheck: null });
    const [seen] = (await approver.client.approvals.list()).waiting;
    expect(seen).toMatchObject({ id, nameCheck: { outcome: 'close', name: 'Rosa Delgado' } });
    await approver.client.approvals.approve({ intentKey: bank.newKey(), id });
    const [sent] = (await client.transfers.history({})).transactions;
    expect(sent?.transferId && (await client.transfers.get({ id: sent.transferId }))).toMatchObject(
      {
        nameCheck: 'close',
      },
    );
  });
});
