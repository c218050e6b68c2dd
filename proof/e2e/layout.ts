import type { Page } from '@playwright/test';

/** The spacing that a reader may choose. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * The content that the page's layout keeps from anybody, in a line each: at 320 CSS pixels, which is 1280 at 400 %, and on
 * a phone with the text spacing of WCAG 1.4.12, and then with letters twice as large (1.4.4). Looks at reflow (1.4.10), the
 * size of targets (2.5.8; with a finger 44 pixels), cut text, headings, landmarks.
 */
export async function layoutFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = await page.evaluate(lookAtLayout);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(styleText, spacing);
  found.push(...(await page.evaluate(lookAtText)));
  await page.evaluate(styleText, 'html { font-size: 200% }');
  found.push(...(await page.evaluate(lookAtLargeText)));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

/** Runs in the page. */
function lookAtLayout(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`scrolls sideways: ${scrollWidth} of ${innerWidth}`);

  const controls = 'a[href], button, select, input:not([type=hidden]), textarea, summary';
  const targets = [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility() && control.closest('.sr-only') === null)
    .map((control) => {
      // A label is part of the target of its control.
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const boxes = [control, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      return {
        control,
        name: (control.getAttribute('aria-label') ?? control.textContent.trim()) || control.tagName,
        box: boxes.reduce((most, box) => (box.height > most.height ? box : most)),
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    })
    .filter(({ width }) => width > 1);
  for (const { control, name, box, width, height } of targets) {
    // In running text the height of the line is what it has.
    const inText = getComputedStyle(control).display === 'inline';
    if (!inText && Math.min(width, height) < 23.5) {
      // Smaller will do where a circle of 24 pixels around it touches no other target.
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const near = targets.some(({ control: other, box: b }) => {
        const away = Math.hypot(
          Math.max(b.left - x, 0, x - b.right),
          Math.max(b.top - y, 0, y - b.bottom),
        );
        return other !== control && away < 12;
      });
      if (near) found.push(`small target: ${name}, ${Math.round(width)} by ${Math.round(height)}`);
    }
    const isMain = control.matches('button, select, textarea, input') && !inText;
    if (isMain && matchMedia('(pointer: coarse)').matches && height < 43.5) {
      found.push(`low for a finger: ${name}, ${Math.round(height)}`);
    }
  }

  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Number(heading.tagName.slice(1)));
  if (levels.filter((level) => level === 1).length !== 1) found.push('not one h1');
  levels.forEach((level, place) => {
    if (place > 0 && level > (levels[place - 1] ?? 0) + 1) found.push(`h${level} skips a level`);
  });
  for (const landmark of ['main', 'header']) {
    if (document.querySelectorAll(`body > * ${landmark}`).length > 1) found.push(`two ${landmark}`);
  }
  if (document.querySelector('nav:not([aria-label], [aria-labelledby])'))
    found.push('nameless nav');
  return found;
}

/** Runs in the page: the reader's chosen style, in place of the style before. */
function styleText(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: words beyond the edge of the screen, where nothing can be scrolled to them. */
function lookAtLargeText(): string[] {
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      scrollsItself(element.parentElement));
  const found = [
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, a, button, label, span'),
  ]
    .filter((element) => element.checkVisibility() && element.closest('.sr-only, svg') === null)
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => element.textContent.trim() !== '' && !scrollsItself(element))
    .map(({ textContent }) => `large, off the screen: ${textContent}`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`large, scrolls sideways: ${scrollWidth}`);
  return found;
}

/** Runs in the page: text that is cut off while no name of it says the rest. */
function lookAtText(): string[] {
  const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (!hasText || !element.checkVisibility() || element.closest('.sr-only, svg') !== null) {
      return false;
    }
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const isHiddenForEyes = position === 'absolute' && element.clientWidth <= 1;
    return (
      !isHiddenForEyes &&
      ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2))
    );
  });
  const found = cut.map(({ textContent }) => `cut: ${textContent}`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`spaced, scrolls sideways: ${scrollWidth}`);
  return found;
}
