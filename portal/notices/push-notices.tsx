import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MemberEvent } from '#contract/events/events.ts';
import { brand } from '../browser/brand.ts';
import { onLiveEvent } from '../queries/live-events.ts';
import { settingsQuery } from '../settings/queries.ts';
import { mayPush, push } from '../browser/browser-abilities.ts';
import { chosenLanguage } from '../language/language.ts';
import { loadNotices, titleAloneOf } from './event-notices.ts';
import { openBell } from './bell.tsx';

/** Has the browser show what happens, for a member who wants that (R-P5). */
export function PushNotices() {
  const { data: settings } = useQuery(settingsQuery);
  const wanted = settings?.notifications.push === true;
  useOpenedByPush();
  useEffect(() => {
    if (!wanted) return undefined;
    return onLiveEvent((event: MemberEvent) => {
      if (!isPushed(event) || !mayPush()) return;
      loadNotices().then(
        // Several tabs show the same event once: its tag is the same.
        () => push(brand.name, titleAloneOf(event, chosenLanguage()), `event-${event.sequence}`),
        () => {
          // Another release took the chunk away. The bell counts the event all the same.
        },
      );
    });
  }, [wanted]);
  return null;
}

/** Whether the browser shows the event to a member who wants push notifications (R-P5). */
export function isPushed(event: MemberEvent): boolean {
  switch (event.kind) {
    // Seconds later there is an outcome to tell.
    case 'transfer':
      return event.status !== 'processing';
    // The member's own words are no news to them.
    case 'message':
      return event.from === 'staff';
    default:
      return true;
  }
}

/** The service worker's message (portal/service-worker/push-notices.ts). */
const openNotices = 'open notifications';

function useOpenedByPush(): void {
  useEffect(() => {
    if (window.location.hash === '#notifications') {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      openBell(true);
    }
    const heard = ({ data }: MessageEvent) => {
      if (data === openNotices) openBell(true);
    };
    const worker = workers();
    worker?.addEventListener('message', heard);
    return () => worker?.removeEventListener('message', heard);
  }, []);
}

/** Where storage is blocked, the browser refuses at the first touch. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
