import { type ReactNode, useId } from 'react';
import { ChartLine } from './chart-line.tsx';
import { writtenPoints } from './chart-geometry.ts';
import { panelGround, type PanelGround } from './panel-ground.ts';

interface PanelMark {
  /** Days after today. */
  day: number;
  name: ReactNode;
}

export interface PanelLineProps {
  /** The content of the picture, in a sentence; read out instead of it. */
  summary: string;
  /** A figure for each day until today, the last. */
  past: readonly number[];
  /** The expected figures of the end of today and of the days after it; none before they are known. */
  ahead: readonly number[];
  /** The days that there is room for: before today, and after it. */
  room: { before: number; after: number };
  today: string;
  /** Days on which money comes in. The first has its name over the line. */
  income: readonly PanelMark[];
  /** The lowest of the days ahead, with its name under the line. */
  lowest: PanelMark | null;
}

/**
 * The course of a figure in the brand panel, from edge to edge and without axes: a line until today, dotted after it. It
 * keeps its height, and its past keeps its place, before the days ahead are known.
 */
export function PanelLine({ summary, past, ahead, room, today, income, lowest }: PanelLineProps) {
  const ground = panelGround(past, ahead, room);
  const [firstIncome] = income;
  return (
    <div className="relative h-40 overflow-clip md:h-44 text-caption font-semibold">
      <svg role="img" aria-label={summary} className="absolute inset-0 size-full">
        <Lines ground={ground} />
        <line
          x1={`${ground.today}%`}
          x2={`${ground.today}%`}
          y1="18%"
          y2="78%"
          className="stroke-control"
        />
        {lowest && <Dot ground={ground} day={lowest.day} className="fill-surface stroke-ink" />}
        {income.map(({ day }) => (
          <Dot key={day} ground={ground} day={day} className="fill-accent stroke-surface" />
        ))}
        <circle
          cx={`${ground.today}%`}
          cy={`${ground.pastDepths.at(-1) ?? 50}%`}
          r="5.5"
          strokeWidth="2"
          className="fill-ink stroke-surface"
        />
      </svg>
      <Name place={ground.today} top={14} isBefore>
        <span className="text-muted">{today}</span>
      </Name>
      {firstIncome && (
        <Name place={ground.placeOf(firstIncome.day)} top={0}>
          <span className="text-accent-ink">{firstIncome.name}</span>
        </Name>
      )}
      {lowest && (
        <Name place={ground.placeOf(lowest.day)} top={80}>
          {lowest.name}
        </Name>
      )}
    </div>
  );
}

function Lines({ ground }: { ground: PanelGround }) {
  const shade = useId();
  const { pastPlaces, pastDepths, aheadPlaces, aheadDepths, today } = ground;
  const past = writtenPoints(pastPlaces, pastDepths);
  const now = pastDepths.at(-1) ?? 50;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="text-chart-one"
    >
      <linearGradient id={shade} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity="0.32" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <polygon points={`${pastPlaces[0] ?? 0},100 ${past} ${today},100`} fill={`url(#${shade})`} />
      <ChartLine
        points={`${today},${now} ${writtenPoints(aheadPlaces, aheadDepths)}`}
        width={2.5}
        dashes="1 6"
      />
      <ChartLine points={past} width={3} />
    </svg>
  );
}

function Dot({ ground, day, className }: { ground: PanelGround; day: number; className: string }) {
  return (
    <circle
      cx={`${ground.placeOf(day)}%`}
      cy={`${ground.depthOf(day)}%`}
      r="5"
      strokeWidth="2"
      className={className}
    />
  );
}

interface NameProps {
  /** In percent of the width. */
  place: number;
  /** In percent of the height. */
  top: number;
  /** Whether it ends at its place. */
  isBefore?: boolean;
  children: ReactNode;
}

/** A name at a place of the line, which is never beyond the edge: the room beside it is shared out as the place shares the width. */
function Name({ place, top, isBefore = false, children }: NameProps) {
  return (
    <div
      style={{
        top: `${top}%`,
        gridTemplateColumns: isBefore
          ? `minmax(0, 1fr) auto ${100 - place}%`
          : `minmax(0, ${place}fr) auto minmax(0, ${100 - place}fr)`,
      }}
      className="pointer-events-none absolute inset-x-0 grid px-2 text-center *:pointer-events-auto *:col-start-2 *:px-2"
    >
      {children}
    </div>
  );
}
