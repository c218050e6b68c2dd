import type { MemberEvent } from '#contract/events/events.ts';
import { importWhenOnline } from '../bank-client/reach.ts';
import type { NoticeContent, Notices } from '../capability.ts';
import type { Language } from '../language/language.ts';

/** The kinds of events that the capabilities tell of, added for the compiler like the names of places. */
export interface EventNames {}

type Load = () => Promise<{ readonly notices: Partial<Notices<MemberEvent['kind']>> }>;

let declared: readonly Load[] = [];
let loaded: Readonly<Record<keyof EventNames, unknown>> | undefined;

/** Hands in what loads the notices of each capability. */
export function handInNotices(loads: readonly Load[]): void {
  declared = loads;
}

/** Loads what is told of events: nothing needs it before the first one is shown. */
export const loadNotices = importWhenOnline(async () => {
  const ofEach = await Promise.all(declared.map((load) => load()));
  loaded = Object.assign({}, ...ofEach.map(({ notices }) => notices)) as typeof loaded;
});

/** What loads a component that tells of events, together with what it tells. */
export function withNotices<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  return async () => {
    const [chunk] = await Promise.all([load(), loadNotices()]);
    return chunk;
  };
}

/** What is told of an event, once that is loaded. */
export function noticeOf(event: MemberEvent, language: Language): NoticeContent {
  if (loaded === undefined) throw new Error('No notices were loaded.');
  // The table is typed kind by kind; which one it is cannot be told to the compiler any further.
  const tell = loaded[event.kind] as (event: MemberEvent, language: Language) => NoticeContent;
  return tell(event, language);
}

/** Says in one line what an event tells, for where it stands alone: a message, a notification of the browser. */
export function titleAloneOf(event: MemberEvent, language: Language): string {
  const { title, titleAlone } = noticeOf(event, language);
  return titleAlone ?? title;
}
