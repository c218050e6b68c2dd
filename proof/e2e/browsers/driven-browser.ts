/** A browser of its own for one test, as a driver moves it: by the keys and the pointer of a person. */
export interface DrivenBrowser {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Presses keys together, by the names that the DOM gives them. */
  press(...keys: readonly string[]): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Clicks the element; false where there is none, or where a pointer cannot reach it. */
  click(wanted: Wanted): Promise<boolean>;
  /** Runs in the page; the script refers to nothing outside of itself. */
  run<Given extends readonly unknown[], Answer>(
    script: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** The errors that scripts of the page have thrown since it was opened. */
  errors(): Promise<readonly string[]>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface BrowserSettings {
  /** The folder into which it saves. */
  readonly downloads: string;
  readonly keepsCookies: boolean;
}

/** A control by its markup and its name, perhaps in a named part of the page. */
export interface Wanted {
  readonly marked: string;
  /** The source of a regular expression. */
  readonly called: string;
  readonly within?: string;
}

/** Runs in the page: finds the control that a pointer reaches, moves it into view, and waits until it stands still. */
export async function findReachable({ marked, called, within }: Wanted): Promise<Element | null> {
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((element as HTMLInputElement).labels ?? []),
    ];
    const said =
      labels.length > 0
        ? labels.map((label) => label?.textContent).join(' ')
        : (element.getAttribute('aria-label') ?? element.textContent);
    // A long word says by a soft hyphen where it may be parted.
    return said.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
  };
  const parts = [
    ...document.querySelectorAll('[role=dialog], dialog, section, nav, [role=region]'),
  ];
  const places =
    within === undefined ? [document] : parts.filter((part) => nameOf(part) === within);
  const found = places
    .flatMap((place) => [...place.querySelectorAll(marked)])
    .filter(
      (element) => element.checkVisibility() && new RegExp(called, 'u').test(nameOf(element)),
    );
  for (const element of found) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left: leftBefore, top: topBefore } = element.getBoundingClientRect();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (left === leftBefore && top === topBefore && element.contains(hit)) return element;
  }
  return null;
}
