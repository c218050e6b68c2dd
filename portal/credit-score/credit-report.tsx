import { ArrowDown, ArrowUp, Gauge, Minus } from 'lucide-react';
import {
  creditBands,
  creditScoreHighest,
  creditScoreLowest,
} from '#contract/credit-score/credit-score-terms.ts';
import type { CreditFactor, CreditScoreRecord } from '#contract/credit-score/credit-score.ts';
import { Badge } from '../design-system/parts/badge.tsx';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { EmptyState, Skeletons } from '../design-system/parts/states.tsx';
import { creditScoreWords } from './words.ts';
import { formatDate, formatMonth } from '../language/format.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { AreaChart } from '../design-system/charts/area-chart.tsx';
import { readBy } from '../queries/bank-queries.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';

const creditScoreQuery = readBy('creditScore', 'history', ['credit-score']);

/** The credit score, its history and its factors (R-D13). */
export default function CreditScore(asked: MaybeDialog) {
  const words = useWords(creditScoreWords);
  return (
    <CardOrDialog {...asked} id="credit-score" place="borrow" words={words}>
      <CreditReport />
    </CardOrDialog>
  );
}

function CreditReport() {
  const words = useWords(creditScoreWords);
  return (
    <LoadedQuery
      query={creditScoreQuery}
      words={words}
      skeleton={<Skeletons shapes={['h-24', 'h-40']} />}
    >
      {(report) => <Report {...report} />}
    </LoadedQuery>
  );
}

interface ReportProps {
  scores: readonly CreditScoreRecord[];
  change: number | null;
  factors: readonly CreditFactor[];
}

function Report({ scores, change, factors }: ReportProps) {
  const words = useWords(creditScoreWords);
  const [newest] = scores;
  if (newest === undefined) {
    return <EmptyState icon={Gauge} title={words.empty} detail={words.emptyDetail} />;
  }
  return (
    <div className="grid gap-7">
      <Newest record={newest} change={change} />
      <ScoreChart scores={scores} />
      <Factors factors={factors} />
    </div>
  );
}

function Newest({ record, change }: { record: CreditScoreRecord; change: number | null }) {
  const words = useWords(creditScoreWords);
  const { score, band, date } = record;
  const span = creditBands.find((one) => one.band === band);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="figures text-hero leading-none font-bold">{score}</p>
          <p className="mt-2 text-caption text-muted">{words.source(formatDate(date))}</p>
        </div>
        <div className="grid justify-items-start gap-1.5">
          {span && (
            <Badge tone="brand">{words.bandOf(words.bands[band], span.least, span.most)}</Badge>
          )}
          {change !== null && <Change points={change} />}
        </div>
      </div>
      <div>
        <svg aria-hidden="true" className="block h-2 w-full overflow-visible">
          {creditBands.map((one) => (
            <rect
              key={one.band}
              x={`${placeOf(one.least)}%`}
              width={`${placeOf(one.most) - placeOf(one.least)}%`}
              height="100%"
              rx="4"
              className={one.band === band ? 'fill-brand' : 'fill-control/40'}
            />
          ))}
          <circle
            cx={`${placeOf(score)}%`}
            cy="50%"
            r="7"
            strokeWidth="3"
            className="fill-ink stroke-raised"
          />
        </svg>
        <p className="mt-3 text-caption text-muted">
          {words.scale(creditScoreLowest, creditScoreHighest)}
        </p>
      </div>
    </div>
  );
}

/** The position of a score on the scale, in percent of its length. */
function placeOf(score: number): number {
  return ((score - creditScoreLowest) / (creditScoreHighest - creditScoreLowest)) * 100;
}

function Change({ points }: { points: number }) {
  const words = useWords(creditScoreWords);
  const { icon, sentence } = changeOf(points, words);
  return (
    <p className="flex items-center gap-1.5 text-small">
      <Icon shape={icon} size={16} />
      {sentence}
    </p>
  );
}

function changeOf(
  points: number,
  words: (typeof creditScoreWords)['en'],
): { icon: IconShape; sentence: string } {
  if (points > 0) return { icon: ArrowUp, sentence: words.up(points) };
  if (points < 0) return { icon: ArrowDown, sentence: words.down(-points) };
  return { icon: Minus, sentence: words.same };
}

const directionIcons: Record<CreditFactor['direction'], IconShape> = {
  raises: ArrowUp,
  lowers: ArrowDown,
  neutral: Minus,
};

const directionTones = { raises: 'positive', lowers: 'warning', neutral: 'neutral' } as const;

function Factors({ factors }: { factors: readonly CreditFactor[] }) {
  const words = useWords(creditScoreWords);
  if (factors.length === 0) return null;
  return (
    <HeadedSection id="score-factors" heading={words.factorsHeading} className="grid gap-2">
      <ul className="divide-y divide-line">
        {factors.map(({ code, direction }) => (
          <li
            key={code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3"
          >
            <div className="min-w-0 shrink grow basis-56">
              <p className="text-small font-semibold">{words.factors[code].name}</p>
              <p className="text-small text-muted">{words.factors[code].detail}</p>
            </div>
            <Badge tone={directionTones[direction]} icon={directionIcons[direction]}>
              {words.directions[direction]}
            </Badge>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function ScoreChart({ scores }: { scores: readonly CreditScoreRecord[] }) {
  const words = useWords(creditScoreWords);
  const values = scores.map(({ score }) => score);
  const [first, last] = [scores.at(-1), scores[0]];
  if (first === undefined || last === undefined) return null;
  const summary = words.summary(scores.length, first.score, formatMonth(first.date), last.score);
  return (
    <HeadedSection id="score-history" heading={words.history}>
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
    </HeadedSection>
  );
}
