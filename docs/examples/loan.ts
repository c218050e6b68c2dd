// The payments of a loan by the simple daily method: day, payment, interest, principal, balance.
// Run: node docs/examples/loan.ts 25000.00 5.49 60 2026-03-02
/** @param dollars `25000.00`. @param percent A year: `5.49`. @param opened The first payment is a month later. */
export function loan(dollars: string, percent: string, months: number, opened: string): string[] {
  const hundredths = Math.round(Number(percent) * 100);
  const monthly = hundredths / 120_000;
  let balance = Math.round(Number(dollars) * 100);
  const level = Math.round(
    monthly === 0 ? balance / months : (balance * monthly) / (1 - (1 + monthly) ** -months),
  );
  const [year = 0, month = 0, day = 0] = opened.split('-').map(Number);
  const dayOf = (count: number) => {
    const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
    return Date.UTC(year, month - 1 + count, Math.min(day, last));
  };
  const lines: string[] = [];
  for (let count = 1, unpaid = 0; balance + unpaid > 0; count += 1) {
    const days = (dayOf(count) - dayOf(count - 1)) / 86_400_000;
    const interest =
      unpaid + Number((2n * BigInt(balance * days) * BigInt(hundredths) + 3_650_000n) / 7_300_000n);
    const payment = count === months ? balance + interest : Math.min(level, balance + interest);
    const paid = Math.min(interest, payment);
    unpaid = interest - paid;
    balance -= payment - paid;
    const cents = [payment, paid, payment - paid, balance].map((amount) =>
      (amount / 100).toFixed(2),
    );
    lines.push([new Date(dayOf(count)).toISOString().slice(0, 10), ...cents].join(','));
  }
  return lines;
}

if (import.meta.main) {
  const [dollars = '', percent = '', months = '', opened = ''] = process.argv.slice(2);
  process.stdout.write(`${loan(dollars, percent, Number(months), opened).join('\n')}\n`);
}
