const key = 'recentCommands';
const most = 4;

/** The ids of what was chosen last in this browser, the newest first. They say nothing to anybody else. */
export function recentCommands(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    // Whatever else stands there was not kept by this portal.
    return [];
  }
}

export function noteChosen(id: string): void {
  const others = recentCommands().filter((one) => one !== id);
  localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, most)));
}
