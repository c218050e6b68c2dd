import { z } from 'zod';
import { type NewMemberDetails, type NewMemberFault, openableAccounts } from '#bank/index.ts';
import { jsonOf } from '../process/whole-file.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { type CsvColumns, columnNames, csvRows, firstLines, toldMost } from './csv-columns.ts';

/** A member as staff write the file. The bank tells the faults. */
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

const columns: CsvColumns = {
  known: Object.keys(Written.shape),
  nothingDone: 'Nobody was opened.',
};

/** The members of a file, which can be gone through more than once. */
export interface WrittenMembers {
  readonly members: Iterable<NewMemberDetails>;
  /** The names of these members, counted from 0, for a message about faults. */
  namesOf(indexes: ReadonlySet<number>): ReadonlyMap<number, string>;
}

/** The member of a JSON file. Throws `CannotStart` with the expected form. */
export function readMemberFile(text: string): WrittenMembers {
  const written = Written.safeParse(jsonOf(text));
  if (!written.success) {
    throw new CannotStart(
      `The file should be a JSON object with these texts, and accounts as a list: ${columns.known.join(', ')}.`,
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
  const names = columnNames(bytes, columns);
  return {
    members: { [Symbol.iterator]: () => membersIn(bytes, names) },
    namesOf(indexes) {
      const found = new Map<number, string>();
      let index = 0;
      for (const { number } of csvRows(bytes, names, columns)) {
        if (indexes.has(index)) found.set(index, `Line ${number}`);
        if (found.size === indexes.size) break;
        index += 1;
      }
      return found;
    },
  };
}

function* membersIn(bytes: Uint8Array, names: readonly string[]): Generator<NewMemberDetails> {
  for (const { cells } of csvRows(bytes, names, columns)) {
    const { accounts = '', ...texts } = cells;
    const handles = accounts.split(/\s+/).filter((handle) => handle !== '');
    yield Written.parse({ ...texts, ...(handles.length > 0 && { accounts: handles }) });
  }
}

/** The faults, in a line each; of many faults the first, and their number. */
export function describeFaults(faults: readonly NewMemberFault[], written: WrittenMembers): string {
  const told = faults.slice(0, toldMost);
  const names = written.namesOf(new Set(told.map(({ index }) => index)));
  const lines = told.map(
    ({ index, field, fault }) => `${names.get(index)}: ${field} ${says[fault]}.`,
  );
  return firstLines(lines, faults.length).join('\n');
}

const says: Record<NewMemberFault['fault'], string> = {
  missing: 'is missing',
  'too-long': 'is too long',
  wrong: 'is not right',
  taken: 'is that of another member',
};
