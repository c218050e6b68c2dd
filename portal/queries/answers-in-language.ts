import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/language.ts';

/** Reads all answers of the bank again when the language changes: some of their texts are in the former language. */
export function useAnswersInLanguage(): void {
  const queries = useQueryClient();
  const language = useLanguage();
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    void queries.invalidateQueries();
  }, [queries, language]);
}
