// The earnings of an account in a month by the daily balance method, from a CSV export of all its movements. Run: node
// docs/examples/dividends.ts movements.csv 2026-03 0.60
import { readFileSync } from 'node:fs';

/** @param percent A year: `0.60`. Answers in dollars: `24.66`. */
export function dividends(csv: string, month: string, percent: string): string {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell);
    if (end !== ',') rows.push([]);
  }
  const heads = rows.shift() ?? [];
  const [day, booked, pending] = ['Value date', 'Amount', 'Pending amount'].map((head) =>
    heads.indexOf(head),
  ) as [number, number, number];
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  let centDays = 0n;
  for (let date = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate(); date > 0; date -= 1) {
    const until = `${month}-${String(date).padStart(2, '0')}`;
    const moved = rows.filter((row) => row.length > 1 && (row[day] ?? '') <= until);
    const amounts = moved.map((row) =>
      BigInt((row[booked] || row[pending] || '0').replace('.', '')),
    );
    const balance = amounts.reduce((sum, amount) => sum + amount, 0n);
    if (balance > 0n) centDays += balance;
  }
  const hundredths = BigInt(percent.replace('.', ''));
  const earned = String((2n * centDays * hundredths + 3_650_000n) / 7_300_000n).padStart(3, '0');
  return `${earned.slice(0, -2)}.${earned.slice(-2)}`;
}

if (import.meta.main) {
  const [file = '', month = '', percent = ''] = process.argv.slice(2);
  process.stdout.write(`${dividends(readFileSync(file, 'utf8'), month, percent)}\n`);
}
