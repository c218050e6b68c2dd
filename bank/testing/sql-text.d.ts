/** A file of SQL as text, as Vite reads it. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
