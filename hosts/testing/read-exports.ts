import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this machine has the programs of other people that read exports. */
export const hasExportReaders = ['hledger', 'ofxdump', 'xmllint'].every(
  (program) => spawnSync(program, ['--version']).error === undefined,
);

/**
 * Checks a CSV file of an account with hledger: each running balance is asserted, and the file adds up from `opening`.
 * Returns hledger's complaints, empty where all is well.
 */
export function checkWithHledger(csv: string, opening: string): string {
  return inFolder((folder) => {
    const journal = join(folder, 'all.journal');
    writeFileSync(join(folder, 'bank.csv'), csv);
    writeFileSync(
      join(folder, 'bank.csv.rules'),
      [
        'skip 1',
        'newest-first',
        'fields date, time, description, category, account, type, amount, state, reference, label, id, balance',
        'account1 assets:bank',
        'currency $',
        '',
      ].join('\n'),
    );
    // It includes no CSV file in a journal, but writes one as a journal, the balances to assert with it.
    const { stdout, stderr } = spawnSync('hledger', ['-f', join(folder, 'bank.csv'), 'print'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (stderr !== '') return stderr;
    writeFileSync(journal, `1900-01-01 before\n  assets:bank  $${opening}\n  equity\n\n${stdout}`);
    return complaintOf('hledger', ['-f', journal, 'check']);
  });
}

/** The reading of a file by libofx: the amounts of its transactions in cents, and their keys. */
export function readWithLibofx(ofx: string): {
  readonly amounts: number[];
  readonly keys: string[];
  readonly memos: string[];
  /** All days that it names, in New York, but that on which the file was made. */
  readonly days: string[];
} {
  return inFolder((folder) => {
    const file = join(folder, 'statement.ofx');
    writeFileSync(file, ofx);
    const { stdout, error } = spawnSync('ofxdump', [file], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'America/New_York', LC_ALL: 'C.UTF-8' },
      maxBuffer: 2 ** 26,
    });
    if (error !== undefined) throw error;
    const all = (pattern: RegExp) => [...stdout.matchAll(pattern)].map(([, text = '']) => text);
    return {
      amounts: all(/Total money amount: (-?[\d.]+)/g).map((one) => Math.round(Number(one) * 100)),
      keys: all(/ID for this transaction: (\S+)/g),
      memos: all(/\(memo\): (.*)/g),
      days: all(/(?:date|Date)[^:\n]*: (.*)/g).map((day) =>
        new Date(`${day.replace(/ [A-Z]{3}$/, '')} UTC`).toISOString().slice(0, 10),
      ),
    };
  });
}

/** The faults of a camt.053 file by xmllint, empty for a file that follows the schema. */
export function checkWithXmllint(camt: string): string {
  const schema = fileURLToPath(new URL('camt.053.001.08-written.xsd', import.meta.url));
  return inFolder((folder) => {
    const file = join(folder, 'statement.xml');
    writeFileSync(file, camt);
    return complaintOf('xmllint', ['--noout', '--schema', schema, file]);
  });
}

function complaintOf(program: string, options: readonly string[]): string {
  const { status, stderr, error } = spawnSync(program, options, { encoding: 'utf8' });
  if (error !== undefined) throw error;
  return status === 0 ? '' : stderr;
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'passbook-export-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether this machine has the parser of Python. */
export const hasOfxparse = spawnSync('/usr/bin/python3', ['-c', 'import ofxparse']).status === 0;

/**
 * The reading of a file's first account by ofxparse: a line for the balance's day, then the day and the texts of each
 * transaction.
 */
export function readWithOfxparse(ofx: string): string[] {
  const program = [
    'import sys, io, ofxparse',
    'statement = ofxparse.OfxParser.parse(io.BytesIO(sys.stdin.buffer.read())).account.statement',
    'out = lambda *texts: sys.stdout.buffer.write(("|".join(texts) + "\\n").encode())',
    'out(str(statement.balance_date.date()), str(statement.end_date.date()))',
    'for one in statement.transactions: out(str(one.date.date()), one.payee, one.memo)',
  ].join('\n');
  const { stdout, stderr, status } = spawnSync('/usr/bin/python3', ['-c', program], {
    input: ofx,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}
