import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPI } from '@orpc/openapi';
import { installationFolder } from '#tools/command-line/installation.ts';
import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';

const contractFolder = join(installationFolder, 'contract');

/** A comment and the code below it: `name: reads(…)` or `name: changes(…)`. */
const commentedProcedure =
  /\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\s*(?<name>\w+): (?:reads|changes)\w*\(/g;

interface CommentedProcedure {
  readonly name: string;
  readonly comment: string;
  /** From its name to the next procedure with a comment. */
  readonly source: string;
}

/**
 * Reads what the contract's comments say of each procedure, from its source, which lies beside the server: nobody writes it
 * twice, and no browser loads it. Where nothing is said of a procedure, the answer is undefined.
 */
export function readProcedureComments(): (
  operation: OpenAPI.OperationObject,
) => string | undefined {
  const procedures = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => commentedProceduresIn(readFileSync(join(contractFolder, file), 'utf8')));
  return ({ operationId = '', summary = '' }) => {
    const name = operationId.slice(operationId.lastIndexOf('.') + 1);
    return procedures.find((one) => one.name === name && one.source.includes(`'${summary}'`))
      ?.comment;
  };
}

function commentedProceduresIn(source: string): CommentedProcedure[] {
  const found = [...source.matchAll(commentedProcedure)];
  return found.map(({ index, groups }, place) => ({
    name: groups?.['name'] ?? '',
    comment: textOf(groups?.['comment'] ?? ''),
    source: source.slice(index, found[place + 1]?.index),
  }));
}

/** The sentences of a comment, without the requirements behind them, such as `(R-L1 to R-L5)`. */
function textOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\*\s?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \(R-[^)]*\)/g, '')
    .trim();
}

const names: ReadonlySet<string> = new Set(proceduresOf(contract).map(({ name }) => name));

/**
 * The procedure of a request, by its address, for the log: `transfers.create`, or the beginning of the address where it
 * names no procedure. The rest of the address is not told: it may hold any text.
 */
export function procedureNamed(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/')) return '/api/*';
  if (!path.startsWith('/rpc/')) return '/*';
  const name = path.slice('/rpc/'.length).replaceAll('/', '.');
  return names.has(name) ? name : '/rpc/*';
}
