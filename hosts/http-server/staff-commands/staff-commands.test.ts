import { expect, test } from 'vitest';
import { staffCommand } from '../../testing/test-staff-command.ts';
import { staffCommands } from './staff-commands.ts';
import { StaffDesk } from './staff-desk.ts';

/** A wrong use is told before any bank is looked for. */
const use = (...given: string[]) => staffCommand('', ...given);

test('The help names every command, and goes to where results go', async () => {
  for (const given of ['--help', '-h', 'help']) {
    const { code, stdout, stderr } = await use(given);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of commandNames) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stdout).toContain('BANK_DATA');
  }
});

const commandNames = staffCommands(new StaffDesk({})).commands.map((command) => command.name());

test.each(commandNames)('%s has a help of its own', async (name) => {
  const { code, stdout, stderr } = await use(name, '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`Usage: npm run bank -- ${name} `);
  expect(await use('help', name)).toMatchObject({ code: 0, stdout });
});

test('The version is that of the package', async () => {
  const { code, stdout } = await use('--version');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '0.3.0' });
});

test('Without a command the help goes to where errors go, and it is wrong use', async () => {
  const { code, stdout, stderr } = await use();
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('Usage: npm run bank -- ');
});

test.each([
  ['dance', "Unknown command 'dance'."],
  ['verfy', "Unknown command 'verfy'.\n(Did you mean verify?)"],
  ['verify --quick', "Unknown option '--quick'."],
  ['verify now', 'Too many arguments'],
  ['verify --all', "Unknown option '--all'."],
  ['settle', "Missing required argument 'transfer'."],
  ['settle TXN-123456 TXN-123457', 'Too many arguments'],
  ['return TXN-123456', "Required option '--reason <why>' not specified."],
  ['return TXN-123456 --reason', "Option '--reason <why>' argument missing."],
  ['return-deposit TXN-123456', "Required option '--reason <why>' not specified."],
  ['answer avery', "Missing required argument 'text'."],
  ['dispute 1 approve', "Missing required argument 'explanation'."],
  ['dispute 1 forget It-is-old', 'Allowed choices are approve, deny.'],
  ['decide-loan 1 forget', 'Allowed choices are approve, decline.'],
  ['set-loan-terms auto-loan', "Required option '--from <day>' not specified."],
  ['decide-loan 1', "Missing required argument 'decision'."],
  ['set-loan-terms auto-loan --from soon', 'A day is written YYYY-MM-DD.'],
  ['authorize 2946 much Grocery', 'An amount is written like 25.00.'],
  ['authorize 2946 5 Grocery --id 7', 'It is a UUID.'],
  ['add-certificate six', 'It is a whole number.'],
  ['disputes avery', 'Too many arguments'],
  ['messages avery', 'Too many arguments'],
  ['messages --member-number JC-1', "Unknown option '--member-number'."],
  ['end-sessions', 'Name one member'],
  ['end-sessions avery --all', 'Name one member'],
  ['end-sessions avery --member-number JC-1', 'Name one member'],
  ['end-sessions --all --member-number JC-1', 'Name one member'],
  ['close-access avery', "Required option '--reason <why>' not specified."],
  ['close-access --all --reason Lost', "Unknown option '--all'."],
  ['close-access --reason Lost', 'Name one member'],
  ['open-access', 'Name one member'],
])('%s is wrong use, and is not done', async (words, why) => {
  const { code, stdout, stderr } = await use(...words.split(' '));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(why);
  expect(stderr).toContain('Add --help to see how it is used.');
});
