const trial = 'cookie-trial';
let isKept: boolean | undefined;

/**
 * Whether this browser keeps a cookie of this site. Some keep none and say `cookieEnabled` all the same, so the page sets one that
 * the bank would never read, looks for it and takes it away again: once in the life of the page, before anything is asked.
 */
export function keepsCookies(): boolean {
  return (isKept ??= navigator.cookieEnabled && keepsTrial());
}

function keepsTrial(): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const set = (value: string) => {
    // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is absent on plain HTTP, and answers later
    document.cookie = `${trial}=${value}; SameSite=Strict${secure}`;
  };
  try {
    set('kept');
    const found = document.cookie.includes(`${trial}=kept`);
    set('; Max-Age=0');
    return found;
  } catch {
    // A page in a sandbox may not even ask.
    return false;
  }
}
