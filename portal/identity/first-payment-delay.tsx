import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type FirstPaymentDelay as Hours,
  firstPaymentDelays,
  largeFirstPayment,
} from '#contract/identity/security/security-terms.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { refreshSecurity, setFirstPaymentDelay } from './security/queries.ts';
import { transfersKey, transferTermsQuery } from '../payments/queries.ts';
import { settingsQuery } from '../settings/queries.ts';
import { formatMoney } from '../language/format.ts';
import { securityCenterWords } from './security/words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useToldWhenGone } from '../design-system/parts/undo.ts';

/** For how long a large first payment to somebody new waits. */
export function FirstPaymentDelay({ hours }: { hours: Hours }) {
  const words = useWords(securityCenterWords).delay;
  const { data } = useQuery(transferTermsQuery(null, null));
  const held = data?.zelle.firstPayment?.hours ?? 0;
  const tellWhenGone = useToldWhenGone();
  const choose = useMutation(
    changeAtOnce(setFirstPaymentDelay, {
      shownIn: [
        shownIn(settingsQuery.queryKey, (settings: Settings, chosen: { hours: Hours }) => ({
          ...settings,
          firstPaymentDelayHours: chosen.hours,
        })),
      ],
      reload: (queries) =>
        Promise.all([
          queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
          queries.invalidateQueries({ queryKey: transfersKey }),
          refreshSecurity(queries),
        ]),
      onKept: (_answer, chosen) =>
        showToast({ title: words.saved(words.delays[chosen.hours]), tone: 'positive' }),
      onPutBack: (error) => tellWhenGone(words.notSaved, error),
    }),
  );
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.label}
        hint={words.detail(formatMoney(largeFirstPayment))}
        value={String(hours)}
        onValueChange={(value) => choose.mutate({ hours: Number(value) as Hours })}
        choices={firstPaymentDelays.map((choice) => ({
          value: String(choice),
          label: words.delays[choice],
        }))}
        className="gap-x-8 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:*:nth-2:row-span-2 md:*:nth-2:self-start"
      />
      {data !== undefined && !choose.isPending && held !== hours && (
        <p className="text-small">{words.inTheseAccounts(held)}</p>
      )}
      {choose.error !== null && <ProblemBanner error={choose.error} title={words.notSaved} />}
    </div>
  );
}
