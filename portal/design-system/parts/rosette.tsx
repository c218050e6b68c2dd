import { classNames } from './class-names.ts';

/**
 * A guilloche, the fine line work of passbooks and banknotes. Decorative; takes the colour of the text and fades
 * towards its rim. Give it size, place and colour by `className`.
 */
export function Rosette({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={classNames('rosette pointer-events-none', className)} />
  );
}
