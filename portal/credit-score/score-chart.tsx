import type { CreditScoreRecord } from '#contract/credit-score/credit-score.ts';
import { AreaChart } from '../design-system/charts/area-chart.tsx';
import { creditScoreWords } from './words.ts';
import { formatMonth } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

/** The scores over time, the newest first: a line, what it shows in a sentence, and a table. */
export function ScoreChart({ scores }: { scores: readonly CreditScoreRecord[] }) {
  const words = useWords(creditScoreWords);
  const values = scores.map(({ score }) => score);
  const [first, last] = [scores.at(-1), scores[0]];
  if (first === undefined || last === undefined) return null;
  const summary = words.summary(scores.length, first.score, formatMonth(first.date), last.score);
  return (
    <section aria-labelledby="score-history" className="grid grid-cols-1 gap-3">
      <h3 id="score-history" className="font-semibold">
        {words.history}
      </h3>
      <p className="text-small">
        {summary} {words.extremes(Math.min(...values), Math.max(...values))}
      </p>
      <AreaChart
        summary={words.table}
        points={scores
          .map(({ date, score, band }) => ({ day: date, value: score, note: words.bands[band] }))
          .toReversed()}
        names={{ day: words.month, value: words.score, note: words.band }}
        formatDay={(day) => formatMonth(day)}
        formatValue={String}
        formatTick={String}
      />
    </section>
  );
}
