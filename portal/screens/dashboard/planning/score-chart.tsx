import type { CreditScoreRecord } from '#contract/credit-score.ts';
import { creditScoreWords } from '../../../words/credit-score.ts';
import { formatMonth } from '../../../words/format.ts';
import { useWords } from '../../../words/words.ts';
import { scoreLine } from './score-line.ts';

/** The scores over time, the newest first: a line, what it shows in a sentence, and a table. */
export function ScoreChart({ scores }: { scores: readonly CreditScoreRecord[] }) {
  const words = useWords(creditScoreWords);
  const ordered = scores.toReversed();
  const values = ordered.map(({ score }) => score);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { points, floor, ceiling } = scoreLine(values);
  const end = points.at(-1);
  return (
    <section aria-labelledby="score-history" className="grid gap-3">
      <h3 id="score-history" className="font-semibold">
        {words.history}
      </h3>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <div className="figures flex flex-col justify-between text-right text-caption text-muted">
          <span>{ceiling}</span>
          <span>{floor}</span>
        </div>
        <div className="relative h-40 border-y border-line pr-2">
          <div className="relative h-full">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible text-brand"
            >
              <polygon points={`0,100 ${written(points)} 100,100`} className="fill-brand-soft" />
              <polyline
                points={written(points)}
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {end !== undefined && (
              <span
                className="absolute size-3 -translate-1/2 rounded-full bg-brand ring-3 ring-raised"
                style={{ left: `${end.x}%`, top: `${end.y}%` }}
              />
            )}
          </div>
        </div>
        <div className="col-start-2 flex justify-between text-caption text-muted">
          <span>{formatMonth(first.date)}</span>
          <span>{formatMonth(last.date)}</span>
        </div>
      </div>
      <p className="text-small">
        {words.summary(ordered.length, first.score, formatMonth(first.date), last.score)}{' '}
        {words.extremes(Math.min(...values), Math.max(...values))}
      </p>
      <ScoreTable scores={scores} />
    </section>
  );
}

function written(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function ScoreTable({ scores }: { scores: readonly CreditScoreRecord[] }) {
  const words = useWords(creditScoreWords);
  return (
    <details className="text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-brand underline decoration-brand/35 underline-offset-4">
        {words.table}
      </summary>
      <table className="figures mt-1 w-full">
        <caption className="sr-only">{words.table}</caption>
        <thead className="text-left text-muted">
          <tr className="border-b border-line">
            {[words.month, words.score, words.band].map((name) => (
              <th key={name} scope="col" className="py-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {scores.map(({ date, score, band }) => (
            <tr key={date}>
              <th scope="row" className="py-2 text-left font-medium">
                {formatMonth(date)}
              </th>
              <td>{score}</td>
              <td>{words.bands[band]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
