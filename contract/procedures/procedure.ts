import { oc, type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { z } from 'zod';

/** A declared refusal without data. */
export interface PlainRefusal<Status extends number> {
  readonly status: Status;
  /** A sentence in English, which says whether anything changed. */
  readonly message: string;
}

/** A declared refusal with data, from which a client composes its own sentence. */
export interface RefusalWithData<
  Status extends number,
  Shape extends z.ZodRawShape,
> extends PlainRefusal<Status> {
  readonly data: z.ZodObject<Shape>;
}

/** A refusal of a request whose content the rules of the bank do not allow (HTTP 422). */
export function refusal(message: string): PlainRefusal<422>;
export function refusal<Shape extends z.ZodRawShape>(
  message: string,
  data: Shape,
): RefusalWithData<422, Shape>;
export function refusal(message: string, data?: z.ZodRawShape) {
  return declared(422, message, data);
}

/** A refusal of a request that contradicts the present state of its object (HTTP 409). */
export function conflict(message: string): PlainRefusal<409>;
export function conflict<Shape extends z.ZodRawShape>(
  message: string,
  data: Shape,
): RefusalWithData<409, Shape>;
export function conflict(message: string, data?: z.ZodRawShape) {
  return declared(409, message, data);
}

function declared<Status extends number>(status: Status, message: string, data?: z.ZodRawShape) {
  return { status, message, ...(data !== undefined && { data: z.object(data) }) };
}

/**
 * The subject of a signed-in person's procedure, which decides the callers allowed. `own`: the person. `see`: the contents
 * of a membership and its history. `conversation`: messages between its owners and the credit union. `manage`: its
 * recipients, payees, cards, budgets, notes, disputes and visits. `deposit`: incoming money. `move`: money that is sent
 * now. `order`: bills and scheduled transfers. `initiate`: asking for a payment that another person approves. `approve`:
 * approving or declining it. `borrow`: applying for, signing and drawing loans, and allowing overdrafts by card. `grant`:
 * access of people.
 */
export const AccessArea = z.enum([
  'own',
  'see',
  'conversation',
  'manage',
  'deposit',
  'move',
  'order',
  'initiate',
  'approve',
  'borrow',
  'grant',
]);
export type AccessArea = z.infer<typeof AccessArea>;

/**
 * The effect of a request at the bank. `read`: the request changes nothing, whether or not its answer arrives. `change`:
 * without an answer the outcome is unknown. A change with an intent key in its input can be sent again unchanged: it tells
 * the outcome of the first request and does nothing twice.
 */
type ProcedureEffect = 'read' | 'change';

/** The metadata of each procedure. */
export interface ProcedureMeta<Effect extends ProcedureEffect = ProcedureEffect> extends Record<
  string,
  unknown
> {
  readonly effect: Effect;
  /** Decides which roles may call it; a `public` one needs no session. */
  readonly area: AccessArea | 'public';
}

/**
 * The answers that any request can get besides its own refusals. Each is declared here once and carried by every procedure,
 * so that a client can tell them apart by type.
 */
export const everywhere = {
  /** The request does not have the declared form; `issues` names each field. Nothing changed. */
  BAD_REQUEST: {
    status: 400,
    message: 'The request does not have the expected form. Nothing was changed.',
    data: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
  },
  /** No session, or one that has ended. */
  SIGNED_OUT: { status: 401, message: 'Please sign in again.' },
  /** The object does not exist, or it belongs to somebody else: the answer is the same. */
  NOT_FOUND: { status: 404, message: 'There is nothing here under that name.' },
  /** This person has changed more in a short time than people do; the same request passes later. */
  TOO_MANY_CHANGES: {
    status: 429,
    message: 'There were too many changes in a short time. Nothing was changed now.',
    data: z.object({ retryAfterMs: z.int() }),
  },
  /** The bank is busy or its store is out of reach; nothing is known to have changed. */
  UNAVAILABLE: {
    status: 503,
    message: 'The bank cannot answer right now. Please try again in a moment.',
    data: z.object({ retryAfterMs: z.int() }),
  },
  /** A bug or a broken machine; the reference finds it in the log. */
  UNEXPECTED: {
    status: 500,
    message: 'Something went wrong on our side.',
    data: z.object({ reference: z.string() }),
  },
} as const;

/**
 * Every procedure of the contract starts here, under a heading of the API's description. `reads` is made by `GET`, which
 * anything may repeat; `readsByPost` reads what no address may hold, and previews; `changes` is made by `POST`.
 */
export function proceduresUnder(heading: string) {
  return {
    reads: startOf('read', 'GET', heading),
    readsByPost: startOf('read', 'POST', heading),
    changes: startOf('change', 'POST', heading),
  };
}

function startOf<Effect extends ProcedureEffect>(
  effect: Effect,
  method: 'GET' | 'POST',
  heading: string,
) {
  return (area: ProcedureMeta['area'], path: `/${string}`, summary: string) =>
    oc
      .$meta<ProcedureMeta<Effect>>({ effect, area })
      .errors(everywhere)
      .route({ method, path, tags: [heading], summary });
}

/** Every change that brings photos. */
export const refusedPhotosRefusal = {
  TOO_MANY_PHOTOS_REFUSED: {
    status: 429,
    message: 'Too many photos were refused today. No money moved and nothing was changed now.',
    data: z.object({ retryAfterMs: z.int() }),
  },
} as const;

/** The refusal of every change with an intent key: the key was used for another request, and its result stands. */
export const keyReusedRefusal = {
  INTENT_KEY_REUSED: refusal(
    'This key was used for another request. No money moved and nothing was changed now.',
  ),
} as const;

/** A refusal as rules state it: the code, and the data that the contract declares for it. */
export type RefusalOf<Declared> = {
  readonly [Code in keyof Declared]: Declared[Code] extends { readonly data: infer Data }
    ? { readonly code: Code; readonly data: Data extends z.ZodType ? z.infer<Data> : never }
    : { readonly code: Code };
}[keyof Declared];

/** Too many tries: from here, for this name, or by everybody. It says the same for a name that nobody has. */
export const tooManyTries = {
  TOO_MANY_TRIES: {
    status: 429,
    message: 'There were too many tries. Please wait before the next one.',
    data: z.object({ retryAfterMs: z.int() }),
  },
} as const;

export interface NamedProcedure {
  /** Such as `transfers.create`. */
  readonly name: string;
  readonly procedure: AnyContractProcedure;
  readonly meta: ProcedureMeta;
}

/** Every procedure under a contract or a router, with its path. */
export function proceduresOf(router: unknown, path: readonly string[] = []): NamedProcedure[] {
  if (isContractProcedure(router)) {
    const meta = router['~orpc'].meta as ProcedureMeta;
    return [{ name: path.join('.'), procedure: router, meta }];
  }
  return Object.entries(router as object).flatMap(([key, value]) =>
    proceduresOf(value, [...path, key]),
  );
}
