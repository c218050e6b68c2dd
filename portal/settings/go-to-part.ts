import type { SettingsPart } from './settings-parts.ts';

/** Shows a part from its top and gives it the focus. The address stays, as it does everywhere behind the sign-in (R-S2). */
export function goToPart(part: SettingsPart): void {
  const section = sectionOfPart(part);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

export function sectionOfPart(part: SettingsPart): HTMLElement | null {
  return document.getElementById(part)?.closest<HTMLElement>('section') ?? null;
}
