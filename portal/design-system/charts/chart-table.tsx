import type { ReactNode } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { Disclosure } from '../parts/disclosure.tsx';

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
    <Disclosure label={words.table}>
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
    </Disclosure>
  );
}
