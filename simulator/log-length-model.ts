import { isLong, isTooLong } from '#stores/node-sqlite/writer/log-length.ts';
import type { Model } from './explore.ts';

interface LogGuards {
  /** The writer hears that it shall copy the last pages; one that is never idle may not. */
  readonly writerHears: boolean;
  readonly holdsWriterUp: boolean;
}

interface LogState {
  readonly pages: number;
  readonly copied: number;
  readonly isAsked: boolean;
  /** Commits since the checkpointer looked at the log. */
  readonly sinceLook: number;
}

/** A log of more pages shall be restarted, and so many are committed at most between two looks at it. */
const longLogPages = 2;
const commitsBetweenLooks = 2;
const longestLog = 3 * longLogPages + commitsBetweenLooks + 1;

/** The length of the log under a writer that is never idle, with the decisions of the checkpointer. */
export function logLengthModel({ writerHears, holdsWriterUp }: LogGuards): Model<LogState> {
  return {
    start: { pages: 0, copied: 0, isAsked: false, sinceLook: 0 },
    stepsFrom: (state) => {
      const steps: (readonly [string, LogState])[] = [['look at the log', look(state)]];
      if (state.sinceLook < commitsBetweenLooks) steps.push(['commit', commit(state)]);
      if (state.isAsked && writerHears) {
        steps.push(['the writer copies', { ...state, copied: state.pages, isAsked: false }]);
      }
      return steps;
    },
    broken: ({ pages }) => (pages > longestLog ? 'The log is longer than it may become' : null),
    mayEnd: () => false,
  };

  /** A writer that is never idle adds a page between every copy and the look at what is left. */
  function look(state: LogState): LogState {
    const { pages } = state;
    if (!isLong(pages, longLogPages)) return { ...state, copied: pages - 1, sinceLook: 0 };
    const copied = holdsWriterUp && isTooLong(pages, longLogPages) ? pages : pages - 1;
    return { pages, copied, isAsked: true, sinceLook: 0 };
  }

  function commit({ pages, copied, isAsked, sinceLook }: LogState): LogState {
    const restarts = pages > 0 && copied === pages;
    return {
      pages: restarts ? 1 : pages + 1,
      copied: restarts ? 0 : copied,
      isAsked,
      sinceLook: sinceLook + 1,
    };
  }
}
