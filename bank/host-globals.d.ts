/**
 * The one type of the hosts that handlers are given: every host has it, but the language alone
 * does not.
 */
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
