import { isDeepStrictEqual } from 'node:util';
import { exportFiles, documentFileOf, documentType } from '#contract/procedures/http-terms.ts';
import { z } from 'zod';
import type { Operation } from './operations.ts';

const Refusal = z.object({
  defined: z.boolean(),
  code: z.string(),
  status: z.int(),
  message: z.string().min(1),
  data: z.unknown().optional(),
});

/** The server's own refusals, before a request reaches the bank. */
const ofTheServer: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

/** The answer to a request, without the wrapping of the protocol. */
export interface FuzzAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * The code of a refusal; null where the request was carried out. Throws, with the reason, for an answer outside the
 * contract.
 */
export function checkAnswer(
  operation: Operation,
  { status, mediaType, text }: FuzzAnswer,
): string | null {
  if (status === 200 && !mediaType.startsWith('application/json')) {
    checkFile(operation, mediaType, text);
    return null;
  }
  const told: unknown = JSON.parse(text);
  if (status === 200) {
    checkOutput(operation, told);
    return null;
  }
  const refusal = Refusal.parse(told);
  if (refusal.status !== status) throw new Error(`It says ${refusal.status} with status ${status}`);
  if (status >= 500 && status !== 503) throw new Error(`A surprise: ${refusal.code}`);
  if (refusal.defined) checkDeclared(operation, refusal);
  else if (ofTheServer[refusal.code] !== status) throw new Error(`Undeclared: ${refusal.code}`);
  return refusal.code;
}

function checkOutput({ procedure }: Operation, told: unknown): void {
  const schema = procedure['~orpc'].outputSchema as z.ZodType | undefined;
  const declared = schema?.parse(told);
  // Undeclared fields are left out by the schema: then it is not the same.
  if (!isDeepStrictEqual(declared, told)) throw new Error('It tells more than is declared');
}

function checkFile({ id }: Operation, mediaType: string, text: string): void {
  const declared = Object.values(exportFiles).find(
    ({ procedure }) => id === `transactions.${procedure}`,
  );
  const type = documentFileOf(id.split('.')) ? documentType : declared?.type;
  if (type !== mediaType) throw new Error(`It is a file of ${mediaType}`);
  if (text === '') throw new Error('It is a file without anything in it');
}

function checkDeclared(
  { refusals }: Operation,
  { code, status, data }: z.infer<typeof Refusal>,
): void {
  const declared = refusals[code];
  if (declared === undefined) throw new Error(`Not declared for this ask: ${code}`);
  if (declared.status !== status) throw new Error(`${code} has status ${status}`);
  (declared.data as z.ZodType | undefined)?.parse(data);
}
