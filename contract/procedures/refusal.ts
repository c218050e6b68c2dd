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
