import { Display } from './display.tsx';

/** How the portal looks in this browser: stands without the bank. */
export default function DisplayPlace() {
  return (
    <div className="max-w-180">
      <Display />
    </div>
  );
}
