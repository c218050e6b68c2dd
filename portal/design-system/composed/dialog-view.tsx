import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { useFocusInPlace } from '../parts/focus.ts';

interface DialogViewProps {
  heading: string;
  detail?: ReactNode;
  /** Says where the way back leads. */
  back: string;
  onBack: () => void;
  children: ReactNode;
}

/** A part of a dialog that takes the place of another, with the way back; its heading gets the focus. */
export function DialogView({ heading, detail, back, onBack, children }: DialogViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInPlace(() => title.current?.focus());
  return (
    <div className="grid gap-5">
      <Button
        tone="quiet"
        size="small"
        icon={ArrowLeft}
        onClick={onBack}
        className="-ml-3 justify-self-start"
      >
        {back}
      </Button>
      <div className="grid gap-1">
        <h3 ref={title} tabIndex={-1} className="text-lead font-semibold outline-none">
          {heading}
        </h3>
        {detail && <p className="text-small text-muted">{detail}</p>}
      </div>
      {children}
    </div>
  );
}
