import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../design-system/parts/lazy-component.tsx';
import { withNotices } from '../../notices/event-notices.ts';
import { noticesQuery } from '../../notices/queries.ts';
import { BellButton, useBell } from '../../notices/bell.tsx';
import { useSession } from '../../queries/session.ts';
import { UserMenuButton } from './user-menu-button.tsx';

// The button stays where its panel cannot be fetched.
const asked = { onMissing: () => {} };
const Notifications = lazyComponent(
  withNotices(() => import('../../notices/notifications.tsx')),
  asked,
);
const MembershipSwitch = lazyComponent(() => import('../../people/membership-switch.tsx'), {
  fallback: null,
});
const UserMenu = lazyComponent(() => import('./user-menu.tsx'), asked);

/**
 * The switch of membership for several memberships, the bell and the member's menu, at the end of the header. The panels
 * behind them weigh some 40 kB, so they come when the browser is idle or on request: until then the buttons are there
 * alone.
 */
export function HeaderControls() {
  return (
    <>
      {useSession().member.memberships.length > 1 && <MembershipSwitch />}
      <Bell />
      <Member />
    </>
  );
}

function Bell() {
  const { data } = useInfiniteQuery(noticesQuery);
  const [isOpen, setOpen] = useBell();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const button = (
    <BellButton
      unread={data?.pages[0]?.unread ?? 0}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
    />
  );
  return wasOpened ? (
    <Suspense fallback={button}>
      <Notifications />
    </Suspense>
  ) : (
    button
  );
}

function Member() {
  const [wasOpened, setWasOpened] = useState(false);
  const button = (
    <UserMenuButton
      aria-haspopup="menu"
      aria-expanded={wasOpened}
      onClick={() => setWasOpened(true)}
    />
  );
  return wasOpened ? (
    <Suspense fallback={button}>
      <UserMenu />
    </Suspense>
  ) : (
    button
  );
}
