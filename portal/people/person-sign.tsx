import { initials } from '../language/initials.ts';

/** The initials of somebody, beside their name. */
export function PersonSign({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-caption font-bold text-muted"
    >
      {initials(name)}
    </span>
  );
}
