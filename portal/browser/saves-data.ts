/**
 * Whether the member has told the browser to save data: the Data Saver of Android and Chromium (Network Information API, `saveData`).
 * Browsers that do not know it save nothing.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
