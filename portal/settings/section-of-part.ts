import type { SettingsPart } from './settings-parts.ts';

/** The section of a part, which can have the focus; null while its place is not shown. */
export function sectionOfPart(part: SettingsPart): HTMLElement | null {
  return document.getElementById(part)?.closest<HTMLElement>('section') ?? null;
}
