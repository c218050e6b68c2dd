import type { Log } from '../ports.ts';

export interface LogLine {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly facts: Record<string, unknown>;
}

/** A log that a test can read. */
export interface CollectingLog extends Log {
  readonly lines: LogLine[];
}

export function collectingLog(): CollectingLog {
  const lines: LogLine[] = [];
  return {
    lines,
    info: (message, facts = {}) => {
      lines.push({ level: 'info', message, facts });
    },
    error: (message, facts) => {
      lines.push({ level: 'error', message, facts });
    },
  };
}
