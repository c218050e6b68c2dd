import { z } from 'zod';
import { type NewMemberDetails, type NewMemberFault, openableAccounts } from '#bank/index.ts';
import { CannotStart } from '../process/cannot-start.ts';
import { readCsv } from '../http/csv.ts';

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

/** What a member in the file is called where something is wrong with it. */
export interface WrittenMembers {
  readonly members: readonly NewMemberDetails[];
  readonly nameOf: (index: number) => string;
}

/** The member of a JSON file. Throws `CannotStart` with what it should be. */
export function readMemberFile(text: string): WrittenMembers {
  const written = Written.safeParse(parsed(text));
  if (!written.success) {
    throw new CannotStart(
      `The file should be a JSON object with these texts, and accounts as a list: ${columns.join(', ')}.`,
    );
  }
  return { members: [written.data], nameOf: () => 'The member' };
}

/**
 * The members of a CSV file whose first line names the columns; accounts stand in one cell, with blanks between them.
 * Throws `CannotStart` where it is no such file.
 */
export function readMembersFile(text: string): WrittenMembers {
  const [header, ...lines] = readCsv(text) ?? [];
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const isKnown = names.every((name) => columns.includes(name));
  if (names.length === 0 || !isKnown || new Set(names).size < names.length) {
    throw new CannotStart(
      `The file should be CSV, and its first line should name each of its columns once, of these: ${columns.join(', ')}.`,
    );
  }
  const uneven = lines.find(({ cells }) => cells.length !== names.length);
  if (uneven) {
    throw new CannotStart(
      `Line ${uneven.number} has ${uneven.cells.length} cells, and the first line ${names.length}. Nobody was opened.`,
    );
  }
  return {
    members: lines.map(({ cells }) => {
      const written = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
      const { accounts = '', ...texts } = written;
      const handles = accounts.split(/\s+/).filter((handle) => handle !== '');
      return Written.parse({ ...texts, ...(handles.length > 0 && { accounts: handles }) });
    }),
    nameOf: (index) => `Line ${lines[index]?.number}`,
  };
}

/** So many faults are told; anyone who has more mends these first. */
const toldMost = 20;

/** What is wrong, in a line each; of many faults the first, and how many there are. */
export function describeFaults(
  faults: readonly NewMemberFault[],
  { nameOf }: WrittenMembers,
): string {
  const lines = faults
    .slice(0, toldMost)
    .map(({ index, field, fault }) => `${nameOf(index)}: ${field} ${says[fault]}.`);
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
