import type { MemberEvent } from '#contract/events/events.ts';
import type { IconShape } from './design-system/parts/icon.tsx';
import type { Language } from './language/language.ts';
import type { DeclaredDialog } from './navigation/overlay.ts';
import type { DeclaredPlace, useTabs } from './navigation/tabs.ts';
import type { Refreshed } from './queries/refresh.ts';

/** The sign at the beginning of a notice. */
export interface NoticeSign {
  readonly shape: IconShape;
  readonly tone: 'brand' | 'positive' | 'warning' | 'danger' | 'accent' | 'quiet';
}

/** What the notifications tell of an event. */
export interface NoticeContent {
  readonly sign: NoticeSign;
  readonly title: string;
  /** Another title for where no detail follows: a message, a notification of the browser. */
  readonly titleAlone?: string;
  readonly detail?: string | undefined;
  /** Shows the subject of the notice. */
  readonly open: (
    to: Pick<ReturnType<typeof useTabs>, 'openTab' | 'openPlace'> & { openChat: () => void },
  ) => void;
}

/** What is told of each kind of event. */
export type Notices<Kind extends MemberEvent['kind']> = {
  readonly [Each in Kind]: (
    event: Extract<MemberEvent, { kind: Each }>,
    language: Language,
  ) => NoticeContent;
};

/**
 * What a capability gives to the portal, as its `index.ts` declares it; `capabilities.ts` lists all. The dashboard's first view
 * has every `index.ts`: screens, dialogs and notices are imported when they are shown. What a capability says when the bank
 * refuses is in its `refusal-words.ts`, listed in the one beside this file, which comes later.
 */
export interface Capability<
  Place extends string = never,
  Dialog extends string = never,
  Event extends MemberEvent['kind'] = never,
> {
  /** Its places, in their order. In a tab they follow those of the capabilities that are listed before. */
  readonly places?: Readonly<Record<Place, DeclaredPlace>>;
  /** Its dialogs that open above whichever tab is shown: from the palette, and as actions of the dashboard. */
  readonly dialogs?: Readonly<Record<Dialog, DeclaredDialog>>;
  /** What it tells of its events, which comes with the bell. */
  readonly notices?: () => Promise<{ readonly notices: Notices<Event> }>;
  /** Its answers that events make old. */
  readonly refreshedBy?: readonly Refreshed[];
}
