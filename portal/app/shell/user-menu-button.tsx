import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../design-system/parts/icon.tsx';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { initials } from '../../language/format.ts';
import { useSession } from '../../queries/session.ts';

/** The signed-in person, in the header. */
export function UserMenuButton(props: ComponentProps<'button'>) {
  const words = useWords(shellWords);
  const { member } = useSession();
  return (
    <button
      {...props}
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
  );
}
