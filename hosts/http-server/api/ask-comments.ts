import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenAPI } from '@orpc/openapi';

const contractFolder = fileURLToPath(new URL('../../../contract', import.meta.url));

/** A comment and what it stands before: `name: ask`, or a call that makes an ask such as `name: boxRoute(…)`. */
const commentedAsk =
  /\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\s*(?<name>\w+): (?:ask|publicAsk|\w+Route\()/g;

interface CommentedAsk {
  readonly name: string;
  readonly comment: string;
  /** From its name to the next ask with a comment. */
  readonly source: string;
}

/**
 * Reads what the contract's comments say of each ask, from its source, which lies beside the server: nobody writes it
 * twice, and no browser loads it. Where nothing is said of an ask, the answer is undefined.
 */
export function readAskComments(): (operation: OpenAPI.OperationObject) => string | undefined {
  const asks = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => commentedAsksIn(readFileSync(join(contractFolder, file), 'utf8')));
  return ({ operationId = '', summary = '' }) => {
    const name = operationId.slice(operationId.lastIndexOf('.') + 1);
    return asks.find((ask) => ask.name === name && ask.source.includes(`'${summary}'`))?.comment;
  };
}

function commentedAsksIn(source: string): CommentedAsk[] {
  const found = [...source.matchAll(commentedAsk)];
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
