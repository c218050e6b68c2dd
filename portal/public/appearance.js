// Runs before the first paint, so that a page that is to be dark is never light for a moment. The choice
// itself is made and kept by portal/shell/appearance.ts.
try {
  const chosen = localStorage.getItem('appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Without access to local storage the page follows the device.
}
