const streams = /^\/(rpc\/events\/follow|api\/events\/live)/;

/** Whether a request is for a stream of events, which lasts as long as a page is open. */
export function isEventStream(url: string): boolean {
  return streams.test(url);
}
