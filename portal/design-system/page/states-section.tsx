import { ReceiptText } from 'lucide-react';
import { Button, Spinner } from '../parts/button.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../parts/states.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** The stand-ins for content that is not there, or not yet. */
export function States() {
  return (
    <Specimens>
      <Specimen name="Loading: nothing for 150 ms, then the real layout">
        <Loading label="Loading accounts">
          <div className="grid gap-5">
            {['w-40', 'w-56', 'w-32'].map((width) => (
              <div key={width} className="flex items-center gap-3">
                <Skeleton className="size-10 rounded-full" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className={`h-4 ${width} max-w-full`} />
                  <Skeleton className="h-3 w-24" />
                </div>
                <Skeleton className="h-4 w-16" />
              </div>
            ))}
          </div>
        </Loading>
      </Specimen>
      <Specimen name="Under way, inside a control" className="flex items-center gap-3 text-brand">
        <Spinner />
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          icon={ReceiptText}
          title="No statements yet"
          action={<Button size="small">Go paperless</Button>}
        >
          Your first one comes on December 1.
        </EmptyState>
      </Specimen>
      <Specimen name="Failed">
        <ErrorState
          title="Your accounts cannot be shown"
          reference="REF-7Q2M4K"
          onRetry={() => undefined}
        >
          The bank did not answer. No money moved. Try again in a minute.
        </ErrorState>
      </Specimen>
    </Specimens>
  );
}
