import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SecurityScore } from '#contract/settings.ts';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { Icon } from '../../parts/icon.tsx';
import { formatCount } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';

/** How safe the settings make the account, what that is made of, and what would raise it (R-P7). */
export function ScoreCard({ score }: { score: SecurityScore }) {
  const words = useWords(settingsWords).score;
  const { percent, grade, measures } = score;
  const couldRise = measures.filter(({ gives, couldGive }) => gives < couldGive);
  return (
    <Card aria-labelledby="security-score" className="sm:p-6">
      <SectionHeading id="security-score">{words.heading}</SectionHeading>
      <p className="mt-2 flex items-baseline gap-2.5">
        <span className="figures text-heading font-bold">{formatCount(percent)}%</span>{' '}
        <span className="font-semibold">{words.grades[grade]}</span>
      </p>
      <div
        role="meter"
        aria-label={words.heading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words.meter(percent, words.grades[grade])}
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      <ul aria-label={words.gives} className="mt-4 grid gap-1.5 text-small">
        {measures.map(({ measure, gives, couldGive }) => (
          <li key={measure} className="flex items-center gap-2">
            <Icon
              shape={gives === couldGive ? CircleCheck : CircleAlert}
              size={16}
              className={gives === couldGive ? 'text-positive' : 'text-warning'}
            />
            <span className="min-w-0 flex-1">{words.measures[measure].name}</span>{' '}
            <span className="figures text-muted">{words.points(gives, couldGive)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-3 text-small">
        <h3 className="font-semibold">{words.raises}</h3>
        {couldRise.length === 0 ? (
          <p className="mt-1 text-muted">{words.complete}</p>
        ) : (
          <ul className="mt-1 grid gap-1 text-muted">
            {couldRise.map(({ measure }) => (
              <li key={measure}>
                <span className="font-medium text-ink">{words.measures[measure].name}.</span>{' '}
                {words.measures[measure].raise}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
