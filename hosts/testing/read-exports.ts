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
 * Checks a CSV file of one account with hledger: each running balance is asserted, and the file adds up from `opening`.
 * Gives what hledger complains of, empty where all is well.
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

/** What libofx reads of a file: the amounts of its transactions in cents, and their keys. */
export function readWithLibofx(ofx: string): {
  readonly amounts: number[];
  readonly keys: string[];
} {
  return inFolder((folder) => {
    const file = join(folder, 'statement.ofx');
    writeFileSync(file, ofx);
    const { stdout, error } = spawnSync('ofxdump', [file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (error !== undefined) throw error;
    const all = (pattern: RegExp) => [...stdout.matchAll(pattern)].map(([, text = '']) => text);
    return {
      amounts: all(/Total money amount: (-?[\d.]+)/g).map((one) => Math.round(Number(one) * 100)),
      keys: all(/ID for this transaction: (\S+)/g),
    };
  });
}

/** What xmllint finds wrong with a camt.053 file, empty where it is as the schema says. */
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
