import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { packageVersion } from './installation.ts';

/** The output of a command: the process, or a test's substitute. */
export interface CommandOutput {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
}

const wrongUse = 2;

/**
 * A command of package.json, with `--help`, `--version` and a sentence for wrong use. Subcommands made with `.command(…)` have the same.
 * `call` is what a person types, such as `npm run bench --`.
 */
export function commandLine(
  call: string,
  description: string,
  { stdout, stderr }: CommandOutput = process,
): Command {
  return new Command(call)
    .description(description)
    .version(packageVersion(), '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(asSentence(text)),
    })
    .showHelpAfterError('Add --help to see how it is used.')
    .exitOverride();
}

/**
 * Reads the arguments and runs the command. Resolves with the exit code of the reading: 2 for wrong use, otherwise 0.
 * Errors of the command itself are thrown.
 */
export async function runCommandLine(
  command: Command,
  given: readonly string[] = process.argv.slice(2),
): Promise<number> {
  try {
    await command.parseAsync(given, { from: 'user' });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return exitCodeOf(error);
  }
}

interface Given<Options> {
  readonly options: Options;
  /** The arguments without an option, in their order. */
  readonly named: readonly string[];
}

/**
 * Reads the arguments of this process, which ends here for `--help`, `--version` and wrong use. After a later error that nobody
 * catches it ends by `endByError`.
 */
export function readCommandLine<Options = object>(command: Command): Given<Options> {
  try {
    process.once('uncaughtException', endByError);
    command.parse(process.argv.slice(2), { from: 'user' });
    return { options: command.opts() as Options, named: command.args };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exit(exitCodeOf(error));
  }
}

/** Tells the faults that a command has found, a line each; this process then ends with 1. */
export function tellFaults(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/** Reads a whole number that is not below the least. */
export function wholeNumber(least: 0 | 1): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(value) || value < least) {
      throw new InvalidArgumentError(`It is a whole number, at least ${least}.`);
    }
    return value;
  };
}

function exitCodeOf({ exitCode }: CommanderError): number {
  return exitCode === 0 ? 0 : wrongUse;
}

/** `error: unknown option '--quick'` as a person writes it. */
function asSentence(text: string): string {
  const [first = '', ...others] = text
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n');
  const end = /[.!?)]$/.test(first) ? '' : '.';
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}${end}`;
  return `${[sentence, ...others].join('\n')}\n`;
}

/**
 * Thrown where a command needs what this machine does not have, such as a program of others. The message is a sentence for the person at
 * the terminal.
 */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Ends this process with 1 after such an error, and after any other; only of another is the stack of interest. */
function endByError(error: unknown): never {
  console.error(error instanceof CannotRun ? `Not run: ${error.message}` : error);
  process.exit(1);
}
