import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { PayeeRule } from '#contract/transactions/transaction-filing.ts';
import { Card } from '../../design-system/parts/card.tsx';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { ListRow } from '../../design-system/parts/list-row.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useExplainNotDone } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { useMay } from '../../queries/session.ts';
import { categoryWords } from '../category-words.ts';
import { payeeRulesQuery, removePayeeRule } from './queries.ts';
import { flowWords } from './words.ts';

/** What is always filed under one category, and the way to end that; nothing where there is none. */
export function PayeeRules() {
  const words = useWords(flowWords);
  const names = useWords(categoryWords);
  const explain = useExplainNotDone();
  const mayEnd = useMay('manage');
  const { data: rules = [] } = useQuery(payeeRulesQuery);
  const { mutate: end } = useMutation({
    ...removePayeeRule,
    onSuccess: async (_, __, ___, { client }) => {
      await client.invalidateQueries({ queryKey: payeeRulesQuery.queryKey });
      showToast({ title: words.ruleRemoved, tone: 'positive' });
    },
    onError: (error) => {
      const { title, detail } = explain(words.ruleFailed, error);
      showToast({ title, description: detail, tone: 'danger' });
    },
  });
  if (rules.length === 0) return null;
  const payeeOf = ({ payee, type }: PayeeRule) =>
    type === 'credit' ? `${payee} (${words.ruleMoneyIn})` : payee;
  return (
    <section aria-labelledby="payee-rules" className="grid grid-cols-1 gap-3">
      <h3 id="payee-rules" className="font-semibold">
        {words.rules}
      </h3>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {rules.map((rule) => (
            <ListRow
              key={`${rule.type} ${rule.payee}`}
              title={words.rule(payeeOf(rule), names[rule.category])}
              end={
                mayEnd && (
                  <IconButton
                    icon={X}
                    label={words.removeRule(payeeOf(rule))}
                    onClick={() => end(rule)}
                  />
                )
              }
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
