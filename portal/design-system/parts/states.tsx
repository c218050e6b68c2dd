import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useBankReached } from '../../bank-client/reach.ts';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { BrandDrawing } from './brand-mark.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { Reference } from './banner.tsx';

export interface EmptyStateProps {
  icon: IconShape;
  /** The missing content. */
  title: string;
  /** The step that brings it here. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** Nothing here, and that is all right: the sprig of the brand, and a sign of what would be here. */
export function EmptyState({ icon, title, detail, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="relative mb-1">
        <BrandDrawing className="size-20" />
        <span className="absolute right-1 bottom-2 grid size-9 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon shape={icon} size={18} />
        </span>
      </span>
      <p className="text-body font-semibold">{title}</p>
      {detail && <div className="max-w-line text-small text-muted">{detail}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title: string;
  /** Whether money moved, and the next step. */
  children: ReactNode;
  /** Finds the fault in the bank's log. */
  reference?: string | undefined;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be shown. Read out at once. */
export function ErrorState({
  title,
  children,
  reference,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  const words = useWords(partsWords);
  if (!useBankReached()) return <NotYet title={title} />;
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon shape={TriangleAlert} size={26} />
      </span>
      <p className="text-body font-semibold">{title}</p>
      <div className="max-w-line text-small text-muted">{children}</div>
      {reference !== undefined && <Reference value={reference} />}
      {onRetry && (
        <Button
          tone="secondary"
          size="small"
          icon={RotateCw}
          busy={retrying}
          onClick={onRetry}
          className="mt-3"
        >
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}

/**
 * Stands in for content that could not be read while the shell says that the bank cannot be reached; the content comes by
 * itself.
 */
export function NotYet({ title }: { title: string }) {
  const { whenReached } = useWords(partsWords);
  return (
    <div className="px-6 py-12 text-center text-small text-muted">
      <p className="font-medium">{title}</p>
      <p>{whenReached}</p>
    </div>
  );
}

interface LoadingProps {
  /** The name of the loading content, for screen readers: `Loading accounts`. */
  label: string;
  children: ReactNode;
  /** Where it is certain to take longer. */
  atOnce?: boolean;
}

/** Stands in for content on its way: nothing for 150 ms, then its skeleton. */
export function Loading({ label, children, atOnce = false }: LoadingProps) {
  const late = useLate(150);
  return (
    <div role="status" aria-busy="true" className={late || atOnce ? undefined : 'invisible'}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** A grey shape as large as the coming content: give it width and height by `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block rounded-small bg-sunken motion-safe:animate-pulse', className)}
    />
  );
}

interface SkeletonsProps {
  /** The height of each, and its width where that is not the whole. */
  shapes: readonly string[];
  className?: string;
}

/** Grey shapes in the layout of the coming content: one below the other. */
export function Skeletons({ shapes, className = 'grid gap-4' }: SkeletonsProps) {
  return (
    <div className={className}>
      {[...shapes.entries()].map(([place, shape]) => (
        <Skeleton key={place} className={shape} />
      ))}
    </div>
  );
}

function useLate(afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return late;
}

/** The latest event of a list or a form, read out when it changes; it takes no room while it is empty. */
export function News({ children }: { children: string }) {
  return (
    <p
      role="status"
      className={children === '' ? 'sr-only' : 'wrap-anywhere text-small text-muted'}
    >
      {children}
    </p>
  );
}
