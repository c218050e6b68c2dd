import { useMutation } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#contract/identity/security/security.ts';
import { Icon } from '../../design-system/parts/icon.tsx';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { RemoveInPlace } from '../../design-system/parts/remove-in-place.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { removePasskey } from './queries.ts';
import { formatDate, localToday } from '../../language/format.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { useFactorsChanged } from './use-factors-changed.ts';
import { useFocusBack } from '../../design-system/parts/focus.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved: () => void;
}

/** A passkey of the list, to be removed after a question in its place. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { passkeys: words, ways } = useWords(securityCenterWords);
  const changed = useFactorsChanged();
  const [isAsked, setAsked] = useState(false);
  const button = useFocusBack(isAsked);
  const { id, name, addedAt, lastUsedAt } = passkey;
  const remove = useMutation({
    ...removePasskey,
    onSuccess: (factors) => {
      changed(factors);
      showToast({ title: words.removed(name) });
      onRemoved();
    },
  });
  if (isAsked) {
    return (
      <li className="py-3">
        <RemoveInPlace
          title={words.removing(name)}
          detail={words.removingDetail}
          words={{ remove: words.remove, keep: ways.keep }}
          problem={
            remove.error !== null && <ProblemBanner error={remove.error} title={words.notRemoved} />
          }
          busy={remove.isPending}
          onRemove={() => remove.mutate(id)}
          onKept={() => setAsked(false)}
        />
      </li>
    );
  }
  const used =
    lastUsedAt === null ? words.neverUsed : words.lastUsed(formatDate(localToday(lastUsedAt)));
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon shape={KeyRound} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="figures text-small text-muted">
          {words.addedOn(formatDate(localToday(addedAt)))}
        </p>
        <p className="figures text-small text-muted">{used}</p>
      </div>
      <IconButton
        ref={button}
        icon={Trash2}
        label={words.removeOf(name)}
        onClick={() => setAsked(true)}
      />
    </li>
  );
}
