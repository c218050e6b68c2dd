import { z } from 'zod';
import { type NewMemberDetails, type NewMemberFault, openableAccounts } from '#bank/index.ts';
import { CannotStart } from '../process/cannot-start.ts';
import { type CsvLine, csvLines, NotCsv } from '../http/csv.ts';

/** A member as staff write one down. What is wrong with it is the bank's to say. */
const Written = z.strictObject({
  memberNumber: z.string().default(''),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  /** `YYYY-MM-DD` */
  birthDate: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  street: z.string().default(''),
  unit: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  zip: z.string().default(''),
  /** Every account that can be opened, unless they are named. */
  accounts: z.array(z.string()).default(Object.keys(openableAccounts)),
});

const columns = Object.keys(Written.shape);

/** The members of a file, which can be gone through more than once. */
export interface WrittenMembers {
  readonly members: Iterable<NewMemberDetails>;
  /** What these members, counted from 0, are called where something is wrong with them. */
  namesOf(indexes: ReadonlySet<number>): ReadonlyMap<number, string>;
}

/** The member of a JSON file. Throws `CannotStart` with what it should be. */
export function readMemberFile(text: string): WrittenMembers {
  const written = Written.safeParse(parsed(text));
  if (!written.success) {
    throw new CannotStart(
      `The file should be a JSON object with these texts, and accounts as a list: ${columns.join(', ')}.`,
    );
  }
  return { members: [written.data], namesOf: () => new Map([[0, 'The member']]) };
}

/**
 * The members of a CSV file in UTF-8 whose first line names the columns; accounts stand in one cell, with blanks between
 * them. They are read from the bytes each time, so that a file of a million members takes little memory. Throws
 * `CannotStart` where it is no such file, also while they are read.
 */
export function readMembersFile(bytes: Uint8Array): WrittenMembers {
  const names = columnNames(bytes);
  return {
    members: { [Symbol.iterator]: () => membersIn(bytes, names) },
    namesOf(indexes) {
      const found = new Map<number, string>();
      let index = 0;
      for (const { number } of linesBelow(bytes, names)) {
        if (indexes.has(index)) found.set(index, `Line ${number}`);
        if (found.size === indexes.size) break;
        index += 1;
      }
      return found;
    },
  };
}

function columnNames(bytes: Uint8Array): readonly string[] {
  const [header] = linesOf(bytes);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const isKnown = names.every((name) => columns.includes(name));
  if (names.length === 0 || !isKnown || new Set(names).size < names.length) throw noSuchFile();
  return names;
}

function* membersIn(bytes: Uint8Array, names: readonly string[]): Generator<NewMemberDetails> {
  for (const { cells } of linesBelow(bytes, names)) {
    const written = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    const { accounts = '', ...texts } = written;
    const handles = accounts.split(/\s+/).filter((handle) => handle !== '');
    yield Written.parse({ ...texts, ...(handles.length > 0 && { accounts: handles }) });
  }
}

/** The lines below the one that names the columns. */
function* linesBelow(bytes: Uint8Array, names: readonly string[]): Generator<CsvLine> {
  let isFirst = true;
  for (const line of linesOf(bytes)) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    if (line.cells.length !== names.length) {
      throw new CannotStart(
        `Line ${line.number} has ${line.cells.length} cells, and the first line ${names.length}. Nobody was opened.`,
      );
    }
    yield line;
  }
}

function* linesOf(bytes: Uint8Array): Generator<CsvLine, undefined> {
  try {
    yield* csvLines(bytes);
  } catch (error) {
    if (error instanceof NotCsv) throw noSuchFile();
    throw error;
  }
}

function noSuchFile(): CannotStart {
  return new CannotStart(
    `The file should be CSV, and its first line should name each of its columns once, of these: ${columns.join(', ')}.`,
  );
}

/** So many faults are told; anyone who has more mends these first. */
const toldMost = 20;

/** What is wrong, in a line each; of many faults the first, and how many there are. */
export function describeFaults(faults: readonly NewMemberFault[], written: WrittenMembers): string {
  const told = faults.slice(0, toldMost);
  const names = written.namesOf(new Set(told.map(({ index }) => index)));
  const lines = told.map(
    ({ index, field, fault }) => `${names.get(index)}: ${field} ${says[fault]}.`,
  );
  const left = faults.length - lines.length;
  return [...lines, ...(left > 0 ? [`And ${left} more.`] : [])].join('\n');
}

const says: Record<NewMemberFault['fault'], string> = {
  missing: 'is missing',
  'too-long': 'is too long',
  wrong: 'is not right',
  taken: 'is that of another member',
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
