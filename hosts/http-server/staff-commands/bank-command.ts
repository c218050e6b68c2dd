import { runStaffCommand } from './staff-commands.ts';

// As in the server: a file that it makes is for this account alone.
process.umask(0o077);

const code = await runStaffCommand(process.argv.slice(2), process.env);
if (code !== 0) process.exitCode = code;
