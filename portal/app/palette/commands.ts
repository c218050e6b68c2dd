import type { IconShape } from '../../design-system/parts/icon.tsx';
import type { ShortcutName } from '../shortcuts/shortcuts.ts';
import { rankOf } from './match.ts';

/** The groups of commands, in their order. */
export const commandGroups = [
  'tabs',
  'places',
  'actions',
  'recipients',
  'accounts',
  'settings',
  'portal',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that can be chosen in the palette. */
export interface Command {
  /** Stays the same from visit to visit. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly icon: IconShape;
  readonly label: string;
  readonly detail?: string;
  /** Other words by which people look for it. */
  readonly also?: string;
  readonly shortcut?: ShortcutName;
  readonly run: () => void;
}

export interface FoundGroup {
  readonly name: CommandGroup | 'recent';
  readonly commands: readonly Command[];
}

/** Before any text is typed, a large group shows only so many commands. */
const atFirstMost: Partial<Record<CommandGroup, number>> = {
  places: 4,
  recipients: 4,
  accounts: 4,
};

/**
 * The commands to show for a typed text. For an empty text: recent choices, then every group. Else the matches, best first,
 * and among equal matches the recent choices first; the group with the best match is first.
 */
export function foundCommands(
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
): FoundGroup[] {
  if (typed.trim() === '') {
    const chosen = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const others = commands.filter((command) => !chosen.includes(command));
    return grouped(others, true, chosen);
  }
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(typed, {
      label: command.label,
      also: [command.also ?? '', command.detail ?? ''],
    });
    return rank === null ? [] : [{ command, rank: rank + lateness(recent, command) }];
  });
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank);
  const best = byRank.map(({ command }) => command);
  return grouped(best, false, []).toSorted(
    (one, other) => placeOfBest(best, one) - placeOfBest(best, other),
  );
}

function grouped(
  commands: readonly Command[],
  isAtFirst: boolean,
  chosen: readonly Command[],
): FoundGroup[] {
  const groups: FoundGroup[] = commandGroups.map((name) => {
    const list = commands.filter(({ group }) => group === name);
    // The portal's functions are always listed as a whole, so that members get to know them.
    return { name, commands: isAtFirst ? list.slice(0, atFirstMost[name]) : list };
  });
  return [{ name: 'recent' as const, commands: chosen }, ...groups].filter(
    (group) => group.commands.length > 0,
  );
}

/** Between two ranks: a recent choice is before all others. */
function lateness(recent: readonly string[], { id }: Command): number {
  const place = recent.indexOf(id);
  return place < 0 ? 0.9 : place / 10;
}

function placeOfBest(best: readonly Command[], group: FoundGroup): number {
  return best.findIndex((command) => group.commands.includes(command));
}
