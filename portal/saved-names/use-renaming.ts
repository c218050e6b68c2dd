import {
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationResult,
} from '@tanstack/react-query';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';

/** Something in a list that the member has given a name. */
export interface Saved {
  readonly id: string;
  readonly name: string;
}

/** The name that one of them is to have. */
export type Renaming<One extends Saved> = Pick<One, 'id' | 'name'>;

/** How a list is renamed in: the bank's procedure, and what shows the names. */
export interface Renamable<One extends Saved> {
  readonly rename: MutationOptions<One, Error, Renaming<One>>;
  readonly queryKey: QueryKey;
  readonly reload: (queries: QueryClient) => Promise<void>;
}

/**
 * Gives something in a list another name, which shows at once. Where the bank refuses it the old one is back, and the form
 * with what was typed.
 */
export function useRenaming<One extends Saved>(
  { rename, queryKey, reload }: Renamable<One>,
  onRenamed: (name: string) => void,
): UseMutationResult<One, Error, Renaming<One>> {
  return useMutation(
    changeAtOnce<One, Renaming<One>>(rename, {
      shownIn: [
        shownIn(queryKey, (list: readonly One[], { id, name }: Renaming<One>) =>
          list.map((one) => (one.id === id ? { ...one, name } : one)),
        ),
      ],
      reload,
      onKept: ({ name }) => onRenamed(name),
      // The form says it.
      onPutBack: () => {},
    }),
  );
}
