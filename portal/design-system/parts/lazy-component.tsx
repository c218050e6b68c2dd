import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { importWhenOnline, isOnline } from '../../bank-client/reach.ts';
import { wasNotFetched } from '../../browser/not-loaded.ts';
import { useWords } from '../../language/sentences.ts';
import { partsWords } from '../words.ts';
import { type FetchedAhead, fetchWhenIdle } from '../../browser/when-idle.ts';
import { showToast } from './toast.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyOptions<Props> extends FetchedAhead {
  /**
   * A press asks for the component: where its chunk cannot be fetched a message says so, and this takes back what asked for it.
   * Without it, no press did, and the shell says that there is no connection.
   */
  readonly onMissing?: (props: Props) => void;
  /** Stands in its place until it is there; without it, the fallback of the `Suspense` around it. */
  readonly fallback?: ReactNode;
}

/**
 * A component in a chunk of its own, fetched when the browser is idle: it is there at once when it is shown, and also when the
 * connection is gone by then. Where the chunk could not be fetched its place stays empty; the chunk is fetched again when the
 * connection is back, and a dialog's when it is opened again.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { onMissing, fallback, ...ahead }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const fetchChunk = importWhenOnline(load);
  fetchWhenIdle(fetchChunk, ahead);
  const Fetched: ComponentType<Props> = lazy(() =>
    fetchChunk().catch((error: unknown) => {
      if (!wasNotFetched(error)) throw error;
      return { default: fetchedLater(fetchChunk, onMissing) };
    }),
  );
  if (fallback === undefined) return Fetched;
  return function WithFallback(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Fetched {...props} />
      </Suspense>
    );
  };
}

/** The usual props of a dialog; a dialog without `open` is open. */
interface MaybeOpen {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Until a press has asked for a dialog, `open` is null. */
type AskedFor<Props> = Props extends { open: boolean }
  ? Omit<Props, 'open'> & { open: boolean | null }
  : Props;

/** A dialog in a chunk of its own, which a press asks for: see `lazyComponent`. It closes where it cannot be fetched. */
export function lazyDialog<Props extends object>(
  load: Load<Props>,
): (props: AskedFor<Props>) => ReactNode {
  const Dialog = lazyComponent(load, {
    onMissing: (props: MaybeOpen) => props.onOpenChange?.(false),
    fallback: null,
  });
  return function AskedFor(props: AskedFor<Props>) {
    return 'open' in props && props.open === null ? null : <Dialog {...(props as Props)} />;
  };
}

/** Stands in for a component that could not be fetched, until it can. */
function fetchedLater<Props extends object>(
  load: Load<Props>,
  onMissing: LazyOptions<Props>['onMissing'],
): ComponentType<Props> {
  return function FetchedLater(props: Props) {
    const words = useWords(partsWords);
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const { open = true } = props as MaybeOpen;
    const fail = useEffectEvent(() => {
      if (onMissing === undefined) return;
      const { title, detail } = isOnline() ? words.failedToLoad : words.notLoaded;
      // Where a connection cannot help, it may help to load the page again.
      const action = { label: words.failedToLoad.reload, onSelect: () => location.reload() };
      showToast({ tone: 'danger', title, description: detail, ...(isOnline() && { action }) });
      onMissing(props);
    });
    useEffect(() => {
      if (!open) return undefined;
      let isWanted = true;
      const fetchAgain = () =>
        void load().then(
          (found) => isWanted && setLoaded(() => found.default),
          () => isWanted && fail(),
        );
      fetchAgain();
      window.addEventListener('online', fetchAgain);
      return () => {
        isWanted = false;
        window.removeEventListener('online', fetchAgain);
      };
    }, [open]);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
