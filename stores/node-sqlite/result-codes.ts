import { reasonOf } from '../sqlite/dialect.ts';

/** SQLite's extended result code of an error that node:sqlite has thrown (https://sqlite.org/rescode.html); undefined of any other. */
export function extendedCode(error: unknown): number | undefined {
  const reason = reasonOf(error);
  if (!(reason instanceof Error) || !('errcode' in reason)) return undefined;
  return typeof reason.errcode === 'number' ? reason.errcode : undefined;
}

/** The primary result code of the same. */
export function primaryCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

/** The message of an error, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
