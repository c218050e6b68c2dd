/** The turn to write that the first thread holds for the writer thread. */
export interface WriterTurn {
  /** Groups that wait to be handed over, and those that the writer thread has and has not told of. */
  readonly waiting: number;
  readonly handedOver: number;
  /** Whether another writer of this process waits for the turn. */
  readonly isAwaited: boolean;
}

/** Whether the next group may be handed over: while another writer waits, only the one for which the turn was taken. */
export function mayHandOver({ handedOver, isAwaited }: Omit<WriterTurn, 'waiting'>): boolean {
  return handedOver === 0 || !isAwaited;
}

/** Whether the turn ends, once the writer thread has told of a group. */
export function isTurnOver({ waiting, handedOver, isAwaited }: WriterTurn): boolean {
  return handedOver === 0 && (waiting === 0 || isAwaited);
}
