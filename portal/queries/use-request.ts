import { useEffect, useState } from 'react';
import { askWhileBusy } from '../bank-client/ask-again.ts';

/** The last thrown value, in its own box: anything can be thrown. */
interface Thrown {
  readonly error: unknown;
}

/**
 * Sends requests from a page without the dashboard's queries: a single request at a time, again while the bank is busy, and
 * the error of the last request.
 */
export function useRequest() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Thrown | null>(null);

  /** Whether it went well. Does nothing while another request is under way. */
  async function send(work: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(null);
    try {
      await askWhileBusy(work);
      return true;
    } catch (error) {
      setProblem({ error });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { send, isBusy, problem, forget: () => setProblem(null) };
}

/** The value once it has stayed the same for so long: the bank is not asked at every key. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
