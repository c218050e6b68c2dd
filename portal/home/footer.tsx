import { brand } from '../browser/brand.ts';
import { textLinkClass } from '../design-system/parts/text-link.tsx';
import { useWords } from '../language/words.ts';
import { homeWords } from './words.es.ts';

/** Who this is, its routing number and insurance, and the way to what it promises. */
export function Footer() {
  const words = useWords(homeWords);
  return (
    <footer className="mt-20 border-t border-line lg:mt-24">
      <div className="mx-auto flex max-w-300 flex-wrap justify-between gap-x-8 gap-y-4 px-5 py-8 text-small text-muted sm:px-10">
        <div className="grid gap-1">
          <p className="font-semibold">{brand.name}</p>
          <p className="figures">{words.routingNumber(brand.routingNumber)}</p>
          <p>{words.insured}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {(['privacy', 'accessibility', 'visit'] as const).map((place) => (
            <li key={place}>
              <a href={`#${place}`} className={textLinkClass}>
                {words.footer[place]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
