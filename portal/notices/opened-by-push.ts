import { useEffect } from 'react';
import { openBell } from './bell.ts';

/** As the service worker says it (portal/service-worker/push-notices.ts). */
const openNotices = 'open notifications';

/** Opens the notifications where a press on one of them has opened the portal, or brought it to the front. */
export function useOpenedByPush(): void {
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
