import { Button } from '../parts/button.tsx';
import { ProblemBanner } from './problem-banner.tsx';

interface SaveChoiceProps {
  /** Whether the choice differs from the saved one. */
  isChanged: boolean;
  saving: {
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isSuccess: boolean;
  };
  words: { readonly save: string; readonly saving: string };
  saved: string;
}

/** The end of a form with a save button: the button while there is a change to save, and the result of saving. */
export function SaveChoice({ isChanged, saving, words, saved }: SaveChoiceProps) {
  return (
    <>
      {saving.error !== null && <ProblemBanner error={saving.error} />}
      {(isChanged || saving.isPending) && (
        <div>
          <Button type="submit" tone="secondary" busy={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
        </div>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {!isChanged && saving.isSuccess ? saved : ''}
      </p>
    </>
  );
}
