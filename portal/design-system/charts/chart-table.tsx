import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { Icon } from '../parts/icon.tsx';

interface ChartTableProps {
  /** The subject of the table, for screen readers. */
  label: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly ReactNode[] }[];
}

/** The figures of a chart as a table, behind a line that opens it. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const words = useWords(partsWords).chart;
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 rounded-small text-small font-semibold text-brand hover:text-brand-strong">
        <Icon
          shape={ChevronRight}
          size={16}
          className="transition-transform group-open:rotate-90"
        />
        {words.table}
      </summary>
      <table aria-label={label} className="figures w-full text-small">
        <thead className="text-muted">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="py-2 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
