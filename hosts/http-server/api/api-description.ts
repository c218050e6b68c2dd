import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { globalRegistry } from 'zod';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { BillPayment } from '#contract/bills/bills.ts';
import type { Brand } from '#contract/brand/brand.ts';
import { Account } from '#contract/accounts/accounts.ts';
import { MemberEvent } from '#contract/events/events.ts';
import {
  exportFiles,
  rowCountHeader,
  documentFileOf,
  documentType,
} from '#contract/procedures/http-terms.ts';
import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';
import { Payee } from '#contract/bills/payees.ts';
import { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import { Recipient } from '#contract/recipients/recipients.ts';
import { Member } from '#contract/identity/sign-in/sign-in.ts';
import { Totals, Transaction } from '#contract/transactions/transactions.ts';
import { Quote, Tiles, Transfer, TransferRequest } from '#contract/transfers/transfers.ts';
import { readProcedureComments } from './procedure-comments.ts';
import { sessionCookie } from '../http/cookies.ts';

export type ApiDescription = OpenAPI.Document;
export type ApiOperation = OpenAPI.OperationObject;

/** Schemas that several answers share: named once in the description, referred to elsewhere. */
const commonSchemas = {
  Account: { schema: Account },
  BillPayment: { schema: BillPayment },
  Member: { schema: Member },
  MemberEvent: { schema: MemberEvent },
  Payee: { schema: Payee },
  PermittedAct: { schema: PermittedAct },
  Quote: { schema: Quote },
  Recipient: { schema: Recipient },
  Tiles: { schema: Tiles },
  Totals: { schema: Totals },
  Transaction: { schema: Transaction },
  Transfer: { schema: Transfer },
  TransferRequest: { schema: TransferRequest },
} as const;

/** Adds the length limit of typed text, which has its own way of counting (`typedText`). */
const typedTexts = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ schema, next }) => {
      const [isRequired, json] = next();
      const maxLength = globalRegistry.get(schema)?.['maxLength'];
      return [isRequired, typeof maxLength === 'number' ? { ...json, maxLength } : json];
    },
  ],
});

/** The contract as an OpenAPI 3.1 document, with every declared refusal. */
export async function describeApi(brand: Brand): Promise<ApiDescription> {
  const generator = new OpenAPIGenerator({ schemaConverters: [typedTexts] });
  const description = await generator.generate(contract, {
    info: { title: `${brand.name}: online banking`, version: '1', description: introduction },
    servers: [{ url: '/api' }],
    commonSchemas,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by POST /sign-in; ends with POST /sign-out, or when it lies idle.',
        },
      },
    },
  });
  const commentOn = readProcedureComments();
  for (const operation of operationsOf(description)) {
    const comment = commentOn(operation);
    if (comment !== undefined) operation.description = comment;
    describeFile(operation);
    operation.security = needsSession(operation) ? [{ session: [] }] : [];
  }
  return description;
}

/** Every operation of the description, in the order of the contract. */
export function operationsOf(description: ApiDescription): ApiOperation[] {
  return Object.values(description.paths ?? {}).flatMap((path) =>
    [path?.get, path?.post].filter((operation) => operation !== undefined),
  );
}

/** The answer to an export is a file, which the contract declares as its pieces. */
function describeFile(operation: ApiOperation): void {
  if (documentFileOf((operation.operationId ?? '').split('.')) !== undefined) {
    const content = { [documentType]: { schema: { type: 'string' } } } as const;
    operation.responses = { ...operation.responses, 200: { description: 'The file', content } };
  }
  const file = Object.values(exportFiles).find(
    ({ procedure }) => operation.operationId === `transactions.${procedure}`,
  );
  if (file === undefined) return;
  const description = 'The file, sent while it is made. A connection that breaks has not sent all.';
  operation.responses = {
    ...operation.responses,
    200: {
      description,
      headers: {
        [rowCountHeader]: {
          description: 'How many movements are in it',
          schema: { type: 'integer' },
        },
      },
      content: { [file.type]: { schema: { type: 'string' } } },
    },
  };
}

/** An operation's id is its path in the contract, such as `transfers.create`. */
function needsSession({ operationId = '' }: ApiOperation): boolean {
  return proceduresOf(contract).find(({ name }) => name === operationId)?.meta.area !== 'public';
}

const introduction = `
Everything that the portal can do. Amounts are whole cents, times are milliseconds since 1970 in
UTC, days and times of day are those of the credit union.

A request that changes something is a POST with a JSON body. It must come from the bank's own pages,
which a browser says by itself; any other program sends the header Origin with the address of this
server. The session travels in a cookie that POST /sign-in sets.

Whoever has access to several memberships names one by the header passbook-membership, with an id of
GET /me; without it a request is for the first one there. One to which there is no access answers as
what does not exist, and so does what the role may not do there.

POST /transfers takes an intentKey, a UUID made once for one intention. Where an answer was lost, send
the same request with the same key again: nothing moves twice.

GET /events/live stays open and sends server-sent events; with Last-Event-ID it begins after that one.

A refusal is JSON with code, status, message and data. Where defined is true, the code is one of
those listed with the request, and data has its form.
`.trim();
