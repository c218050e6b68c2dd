import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MemberEvent } from '#contract/events/events.ts';
import { brand } from '../browser/brand.ts';
import { onLiveEvent } from '../queries/live-event-listeners.ts';
import { settingsQuery } from '../settings/queries.ts';
import { mayPush, push } from '../browser/browser-push.ts';
import { useEventTitle } from './event-title.ts';
import { useOpenedByPush } from './opened-by-push.ts';
import { isPushed } from './pushed-events.ts';

/** Has the browser show what happens, for a member who wants that (R-P5). */
export function PushNotices() {
  const { data: settings } = useQuery(settingsQuery);
  const wanted = settings?.notifications.push === true;
  useOpenedByPush();
  const titleOf = useEventTitle();
  const latestTitleOf = useRef(titleOf);
  useEffect(() => {
    latestTitleOf.current = titleOf;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    return onLiveEvent((event: MemberEvent) => {
      if (!isPushed(event) || !mayPush()) return;
      // Several tabs show the same event once: its tag is the same.
      push(brand.name, latestTitleOf.current(event), `event-${event.sequence}`);
    });
  }, [wanted]);
  return null;
}
