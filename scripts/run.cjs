// node scripts/run.cjs <program> [arguments]: runs a program of this project on its Node 26, after installing what is missing.
// Every script of package.json goes through here, so that each works with any npm and any Node from 20 on.
'use strict';

const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { bootstrap } = require('./bootstrap.cjs');
const server = require('../hosts/http-server/process-flags.json');

const root = path.dirname(__dirname);

const bankCommand = 'hosts/http-server/staff-commands/bank-command.ts';
const startServer = 'scripts/start.ts';

/** The programs of a production image: it has no packages for development, and must not fetch them. */
const production = new Set([
  bankCommand,
  // The portal is built with packages for development.
  ...(existsSync(path.join(root, 'dist')) ? [startServer] : []),
]);

const [program, ...given] = process.argv.slice(2);
const node = bootstrap(root, { needsDevelopment: !production.has(program) });
// Tools begin with the first `node` on PATH.
process.env.PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
// V8 and malloc take these flags when a process starts. Settings made before hold.
const opensBank = program === startServer || program === bankCommand;
const flags = process.env.DATABASE_URL ? server.flagsOnPostgres : server.flags;
run(node, [...(opensBank ? flags : []), path.join(root, program), ...given], {
  ...(opensBank && server.environment),
  ...process.env,
});

function run(command, options, env) {
  // Node 26 puts the program in its own place: nothing stays in between.
  const canBeReplaced =
    process.platform !== 'win32' && Number.parseInt(process.versions.node, 10) >= 26;
  if (canBeReplaced && process.execve !== undefined) {
    process.execve(command, [command, ...options], env);
  }
  const child = spawn(command, options, { stdio: 'inherit', env });
  child.once('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  const passOn = passSignalsTo(child);
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.off(signal, passOn);
    process.kill(process.pid, signal);
  });
}

function passSignalsTo(child) {
  // On Windows the console itself tells every program of it, and a signal that is passed on would end the program at once.
  const passOn = process.platform === 'win32' ? () => {} : (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, passOn);
  return passOn;
}
