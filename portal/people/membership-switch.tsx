import { Check, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Menu, MenuItem } from '../design-system/parts/menu.tsx';
import { useWords } from '../language/sentences.ts';
import { type Membership, useSession } from '../queries/session.ts';
import { isHolder } from './owners.ts';
import { membershipSwitchWords } from './switch-words.ts';

/** The owner of the shown accounts, in the header, and the way to the other accounts to which the person has access. */
export default function MembershipSwitch() {
  const words = useWords(membershipSwitchWords);
  const { member, membership, switchTo } = useSession();
  return (
    <Menu
      trigger={<SwitchButton holder={membership.holder} label={words.label(membership.holder)} />}
      heading={<p className="text-small font-semibold">{words.heading}</p>}
    >
      {member.memberships.map((one) => (
        <MenuItem
          key={one.id}
          icon={one.id === membership.id ? Check : Users}
          onSelect={() => {
            if (one.id !== membership.id) switchTo(one);
          }}
        >
          <MembershipName membership={one} isShown={one.id === membership.id} />
        </MenuItem>
      ))}
    </Menu>
  );
}

function SwitchButton({
  holder,
  label,
  ...props
}: Omit<ComponentProps<'button'>, 'className' | 'children'> & { holder: string; label: string }) {
  return (
    <Button {...props} tone="secondary" size="small" icon={Users} aria-label={label} title={label}>
      <span className="max-w-40 truncate max-md:sr-only">{holder}</span>
    </Button>
  );
}

function MembershipName({ membership, isShown }: { membership: Membership; isShown: boolean }) {
  const words = useWords(membershipSwitchWords);
  const { holder, role } = membership;
  const detail = isHolder(role) ? words.yours : words.roles[role];
  return (
    <span className="min-w-0">
      <span className="block truncate font-semibold">{holder}</span>{' '}
      <span className="block text-caption text-muted">
        {isShown ? `${detail}, ${words.shown}` : detail}
      </span>
    </span>
  );
}
