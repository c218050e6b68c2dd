import { ChevronDown, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Icon } from '../parts/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../parts/menu.tsx';
import { shellWords } from '../words/shell.ts';
import { useWords } from '../words/words.ts';
import { initials } from './initials.ts';
import { useSession } from './session.ts';
import { useTabs } from './tabs.ts';

/** Who is signed in, and what they can do about it (R-B3). */
export function UserMenu() {
  const words = useWords(shellWords);
  const { member, signOut, isSigningOut } = useSession();
  const { openTab } = useTabs();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control p-1 text-left transition-colors hover:bg-sunken aria-expanded:bg-sunken md:pr-2.5"
        >
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-brand text-caption font-bold text-on-brand"
          >
            {initials(member.displayName)}
          </span>
          <span className="leading-tight max-md:sr-only">
            <span className="block max-w-40 truncate text-small font-semibold">
              {member.displayName}
            </span>{' '}
            <span className="block text-caption text-muted">{words.plans[member.plan]}</span>
          </span>
          <Icon shape={ChevronDown} size={16} className="text-muted max-md:hidden" />
        </button>
      }
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
      <MenuItem icon={ShieldCheck} onSelect={() => openTab('settings', { part: 'security' })}>
        {words.userMenu.securityCenter}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={signOut} disabled={isSigningOut}>
        {isSigningOut ? words.signingOut : words.userMenu.signOut}
      </MenuItem>
    </Menu>
  );
}
