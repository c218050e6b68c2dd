// Runs before the first paint, so that a page that is to be dark is never light for a moment, and a page that
// is to be in another language than it was written in shows no text until its script has put it into that
// language. The choices themselves are made and kept by portal/browser/appearance.ts and portal/language/language.ts.
{
  const page = document.documentElement;
  let language = null;
  try {
    const chosen = localStorage.getItem('appearance');
    if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
    language = localStorage.getItem('language');
  } catch {
    // Without access to local storage the page follows the device.
  }
  if (language !== 'en' && language !== 'es')
    language = /^es\b/i.test(navigator.language) ? 'es' : page.lang;
  if (language !== page.lang) {
    page.lang = language;
    page.dataset.words = 'awaited';
  }
}
