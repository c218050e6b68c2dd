import { useQueryClient } from '@tanstack/react-query';
import type { Factors } from '#contract/identity/security/security.ts';
import { refreshSecurity, showFactors } from './queries.ts';
import { settingsQuery } from '../../settings/queries.ts';

/** Shows factors that the bank has just answered with, and reads again what follows from them: the score and the log. */
export function useFactorsChanged(): (factors: Factors) => void {
  const queries = useQueryClient();
  return (factors) => {
    showFactors(queries, factors);
    void refreshSecurity(queries);
    void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };
}
