import { Lightbulb } from 'lucide-react';
import { Icon } from '../design-system/parts/icon.tsx';
import { depositsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

/** How to photograph a check so that it can be read (R-D6). */
export function CheckTips() {
  const { heading, list } = useWords(depositsWords).tips;
  return (
    <section aria-labelledby="check-tips" className="rounded-control border border-line px-4 py-3">
      <h3 id="check-tips" className="flex items-center gap-2 text-small font-semibold">
        <Icon shape={Lightbulb} size={18} className="text-accent-ink" />
        {heading}
      </h3>
      <ul className="list-disc pt-1 pl-5 text-small text-muted">
        {list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
