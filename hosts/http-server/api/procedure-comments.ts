import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPI } from '@orpc/openapi';
import { installationFolder } from '#tools/command-line/installation.ts';

const contractFolder = join(installationFolder, 'contract');

/** A comment and what it stands before: `name: procedure(…)`, or a call that makes one such as `name: reads(…)`. */
const commentedProcedure =
  /\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\s*(?<name>\w+): (?:procedure|reads|changes|\w+Route)\(/g;

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

/** The sentences of a comment, without the requirements that they rest on, such as `(R-L1 to R-L5)`. */
function textOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\*\s?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \(R-[^)]*\)/g, '')
    .trim();
}
