import { useEffect, useRef, useState } from 'react';
import { securityCenterWords } from '../security/words.es.ts';
import { settingsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { goToPart, sectionOfPart } from './go-to-part.ts';
import { partInSight, partNames, type SettingsPart } from './settings-parts.ts';

/** From the top of the window: below the header and, on a phone, below this list. */
const readingLine = 200;

/** The way to each part of the screen, which says where one is: a list at the side, on phones a row at the top. */
export function PartList({ parts }: { parts: readonly SettingsPart[] }) {
  const words = useWords(settingsWords);
  const names = partNames(words, useWords(securityCenterWords));
  const current = usePartInSight(parts);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    // Only the row moves: the page stays where it is.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav
      aria-label={words.parts}
      className="sticky top-16 z-10 -mx-4 min-w-0 bg-surface/95 backdrop-blur-md sm:-mx-6 lg:top-24 lg:mx-0 lg:bg-transparent lg:backdrop-blur-none"
    >
      <ul
        ref={row}
        className="relative flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] sm:px-6 lg:flex-col lg:gap-0.5 lg:p-0"
      >
        {parts.map((part) => (
          <li key={part} className="shrink-0">
            <a
              href={`#${part}`}
              aria-current={part === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goToPart(part);
              }}
              className="flex min-h-11 items-center rounded-full border border-line bg-raised px-4 text-small font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=location]:border-brand aria-[current=location]:bg-brand-soft aria-[current=location]:font-semibold aria-[current=location]:text-brand lg:min-h-10 lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:whitespace-normal lg:hover:bg-sunken lg:aria-[current=location]:border-transparent"
            >
              {names[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function usePartInSight(parts: readonly SettingsPart[]): SettingsPart | undefined {
  const [part, setPart] = useState<SettingsPart | undefined>(parts[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = parts.flatMap((one) => {
        const section = sectionOfPart(one);
        return section === null ? [] : [{ part: one, top: section.getBoundingClientRect().top }];
      });
      const { scrollHeight, clientHeight } = document.documentElement;
      const atTheEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      setPart(partInSight(tops, readingLine, atTheEnd));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // What comes in late moves the parts below it, and nobody scrolls.
    const grown = new ResizeObserver(lookSoon);
    grown.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [parts]);
  return part;
}
