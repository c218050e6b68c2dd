import { memo } from 'react';
import { Skeleton } from '../design-system/parts/states.tsx';

/** As high as the row of a transaction that it stands in for. */
export const AwaitedRow = memo(function AwaitedRow() {
  return (
    <div className="flex h-15 items-center gap-3 px-4 @lg:px-5">
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-1/4" />
      </div>
      <Skeleton className="h-4 w-20" />
    </div>
  );
});
