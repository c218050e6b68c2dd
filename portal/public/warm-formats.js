// Runs as a worker. The first number or date that is written makes a browser read its rules for them, which takes 30 ms
// and holds for every thread: here nobody waits for it.
for (const locale of ['en-US', 'es-US']) {
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(0);
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }).format(0);
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric' }).format(0);
}
postMessage('warm');
