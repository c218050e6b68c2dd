import { keep, kept } from '../../browser/browser-storage.ts';

const key = 'recentCommands';
const most = 4;

/** The ids of what was chosen last in this browser, the newest first. They say nothing to anybody else. */
export function recentCommands(): readonly string[] {
  try {
    const chosen: unknown = JSON.parse(kept(key) ?? '[]');
    return Array.isArray(chosen)
      ? chosen.filter((id) => typeof id === 'string').slice(0, most)
      : [];
  } catch {
    // Whatever else stands there was not kept by this portal.
    return [];
  }
}

export function noteChosen(id: string): void {
  const others = recentCommands().filter((one) => one !== id);
  keep(key, JSON.stringify([id, ...others].slice(0, most)));
}
