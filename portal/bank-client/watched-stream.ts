/**
 * The server writes a comment every five seconds on a stream of events that has no news. Silence for
 * this long means that the connection is gone, though nobody has closed it.
 */
const silenceMsMax = 15_000;

/** `fetch`, but a stream of events that goes silent fails instead of hanging for ever. */
export async function fetchWatched(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) return response;
  return new Response(response.body.pipeThrough(failWhenSilent(silenceMsMax)), response);
}

/** Passes everything on, and fails when nothing has come for `ms`. */
export function failWhenSilent<Chunk>(ms: number): TransformStream<Chunk, Chunk> {
  let timer: ReturnType<typeof setTimeout>;
  const listen = (controller: TransformStreamDefaultController<Chunk>) => {
    timer = setTimeout(() => controller.error(new Error(`Nothing came for ${ms} ms`)), ms);
  };
  return new TransformStream<Chunk, Chunk>({
    start: listen,
    transform(chunk, controller) {
      clearTimeout(timer);
      controller.enqueue(chunk);
      listen(controller);
    },
    flush() {
      clearTimeout(timer);
    },
  });
}
