import type { AnyContractProcedure, ErrorMap } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import type { JsonSchema, NamedSchemas } from './schema-values.ts';

/** A request of the API, as its description tells it, with the answers that the contract declares. */
export interface Operation {
  /** As the contract names it: `transfers.create`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** With names in braces where the path has keys in it. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  readonly needsSession: boolean;
  readonly procedure: AnyContractProcedure;
  readonly refusals: ErrorMap;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema }>> };
  readonly security: readonly unknown[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Reads `/api/openapi.json` of a server. */
export async function readOperations(
  address: string,
): Promise<{ readonly operations: readonly Operation[]; readonly named: NamedSchemas }> {
  const answer = await fetch(new URL('/api/openapi.json', address));
  const { paths, components } = (await answer.json()) as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  );
  const named = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      `#/components/schemas/${name}`,
      schema,
    ]),
  );
  return { operations, named };
}

function operationOf(
  path: string,
  method: string,
  { operationId: id, parameters = [], requestBody, security }: DescribedOperation,
): Operation {
  const procedure = procedureOf(id);
  return {
    id,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    parameters,
    body: requestBody?.content['application/json']?.schema ?? null,
    needsSession: security.length > 0,
    procedure,
    refusals: procedure['~orpc'].errorMap as ErrorMap,
  };
}

function procedureOf(id: string): AnyContractProcedure {
  let place: unknown = contract;
  for (const name of id.split('.')) place = (place as Record<string, unknown>)[name];
  return place as AnyContractProcedure;
}
