import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Tables } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { newMember } from '#bank/testing/test-enrolment.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { type Ended, temporaryFolder } from '../../testing/test-process.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';

const header =
  'memberNumber,firstName,lastName,birthDate,email,phone,street,city,state,zip,accounts';

async function emptyBank(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  await migrateTables(store);
  await store.close();
  return folder;
}

async function bank(folder: string, command: string, text: string | Buffer): Promise<Ended> {
  const file = join(folder, 'members');
  await writeFile(file, text);
  return staffCommand(folder, command, file);
}

async function enrolmentsIn(folder: string) {
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  const rows = await store.db
    .selectFrom('enrolment')
    .innerJoin('person', 'person.id', 'enrolment.person_id')
    .innerJoin('membership', 'membership.id', 'enrolment.membership_id')
    .select(['membership.number as member_number', 'birth_date', 'display_name'])
    .orderBy('member_number')
    .execute();
  const accounts = await store.db
    .selectFrom('account')
    .select('handle')
    .where('membership_id', 'is not', null)
    .execute();
  await store.close();
  return { rows, accounts: accounts.length };
}

test('Staff open a member with a JSON file, and with the same again are told that the number is taken', async () => {
  const folder = await emptyBank();
  const text = JSON.stringify(newMember);
  expect(await bank(folder, 'open-member', text)).toMatchObject({
    code: 0,
    stdout: 'The member is opened, and can activate online banking.',
    stderr: '',
  });
  const again = await bank(folder, 'open-member', text);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('The member: memberNumber is that of another member.');
  expect(await enrolmentsIn(folder)).toEqual({
    rows: [{ member_number: 'JC004821', birth_date: '1984-05-17', display_name: 'Jordan Ellis' }],
    accounts: 2,
  });
});

test('R-P1 Staff import people with one name, joiners, marks of direction and a ZIP of nine digits', async () => {
  const folder = await emptyBank();
  const text = `${header}
JC-1,,Suharto,1980-02-29,,5185550142,12 Elm St,29 Palms,NY,122081234,
JC-2,علی\u200cرضا,O’Brien,1980-02-29,,\u202a(518) 555-0134\u202c,12 Elm St,Albany,NY,12208,
JC-3,Jennifer,8.,1980-02-29,jen\u200b@example.com,,12 Elm St,Albany,NY,12208,
`;
  expect(await bank(folder, 'import-members', text)).toMatchObject({ code: 0, stderr: '' });
  const { rows } = await enrolmentsIn(folder);
  expect(rows.map((row) => row.display_name)).toEqual([
    'Suharto',
    'علی\u200cرضا O’Brien',
    'Jennifer 8.',
  ]);
});

test('Staff import the members of a CSV file', async () => {
  const folder = await emptyBank();
  const text = `${header}
JC-1,Ana,Ruiz,1990-02-03,ana@example.com,,"9 Mill Road, 2nd floor",Troy,NY,12180,
JC-2,Ben,Okafor,1961-12-24,,5185550142,47 Larkspur Lane,Albany,NY,12208,savings
`;
  expect(await bank(folder, 'import-members', text)).toMatchObject({
    code: 0,
    stdout: '2 members are opened, and can activate online banking.',
  });
  expect(await enrolmentsIn(folder)).toMatchObject({
    rows: [{ member_number: 'JC1' }, { member_number: 'JC2' }],
    accounts: 3,
  });
});

test('Of a file in which one thing is wrong nobody is opened, and every fault is told with its line', async () => {
  const folder = await emptyBank();
  const text = `${header}
JC-1,Ana,Ruiz,1990-02-03,ana@example.com,,9 Mill Road,Troy,NY,12180,
JC-2,,,1961-02-30,,5185550142,47 Larkspur Lane,Albany,NY,12208,yacht
jc1,Cal,Reed,1970-01-01,cal@example.com,,1 Elm Street,Troy,NY,12180,
`;
  const { code, stdout, stderr } = await bank(folder, 'import-members', text);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trim().split('\n')).toEqual([
    'Line 3: birthDate is not right.',
    'Line 3: firstName is missing.',
    'Line 3: accounts is not right.',
    'Line 4: memberNumber is that of another member.',
    'Nobody was opened.',
  ]);
  expect(await enrolmentsIn(folder)).toEqual({ rows: [], accounts: 0 });
});

test.each([
  ['open-member', '{"memberNumber": 7}', /JSON object/],
  ['open-member', 'memberNumber=7', /JSON object/],
  ['open-member', JSON.stringify({ ...newMember, balance: 100 }), /JSON object/],
  ['import-members', 'number,name\n1,Ana\n', /name each of its columns/],
  ['import-members', '', /name each of its columns/],
  ['import-members', 'memberNumber,"firstName\n', /name each of its columns/],
  ['import-members', `${header}\nJC-1,Ana\n`, /^Line 2 has 2 cells/],
])('%s does not guess what is meant by %j', async (command, text, why) => {
  const folder = await emptyBank();
  const { code, stderr } = await bank(folder, command, text);
  expect(code).toBe(1);
  expect(stderr).toMatch(why);
  expect(stderr).not.toContain('    at ');
  expect((await enrolmentsIn(folder)).rows).toEqual([]);
});

test('A file that is not in UTF-8 is refused with the place of its first wrong bytes, and nobody is opened', async () => {
  const folder = await emptyBank();
  const member = '10048829,María,Okafor,1984-07-19,m@example.com,,1 Elm St,Troy,NY,12180,checking';
  const text = Buffer.from(`${header}\n${member}\n`, 'latin1');
  const { code, stdout, stderr } = await bank(folder, 'import-members', text);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/is not in UTF-8: see line 2, column 13\..* Nothing was changed\.$/);
  expect((await enrolmentsIn(folder)).rows).toEqual([]);
});

test('Of a file with many faults the first are told, and how many there are besides', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => `${10_048_829 + place},,,,,,,,,,`);
  const { code, stderr } = await bank(
    await emptyBank(),
    'import-members',
    [header, ...lines].join('\n'),
  );
  expect(code).toBe(1);
  const told = stderr.split('\n');
  expect(told).toHaveLength(22);
  expect(told[20]).toMatch(/^And \d{3} more\.$/);
});
