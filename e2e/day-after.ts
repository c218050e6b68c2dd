/** The day so many days after this one, both as `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
