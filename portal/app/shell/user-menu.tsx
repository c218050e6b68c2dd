import { LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Menu, MenuItem, MenuSeparator } from '../../design-system/parts/menu.tsx';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useSession } from '../../queries/session.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { UserMenuButton } from './user-menu-button.tsx';

/** The menu of the signed-in person (R-B3): fetched when its button is pressed, or before, when idle. */
export default function UserMenu() {
  const words = useWords(shellWords);
  const { member, signOut, isSigningOut } = useSession();
  const { openPlace, openTab } = useTabs();
  return (
    <Menu
      defaultOpen
      trigger={<UserMenuButton />}
      heading={
        <div>
          <p className="text-small font-semibold">{member.displayName}</p>
          <p className="text-caption text-muted">{words.plans[member.plan]}</p>
        </div>
      }
    >
      <MenuItem icon={Settings} onSelect={() => openTab('settings')}>
        {words.userMenu.accountSettings}
      </MenuItem>
      <MenuItem icon={ShieldCheck} onSelect={() => openPlace('security', { part: 'security' })}>
        {words.userMenu.securityCenter}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={signOut} disabled={isSigningOut}>
        {isSigningOut ? words.signingOut : words.userMenu.signOut}
      </MenuItem>
    </Menu>
  );
}
