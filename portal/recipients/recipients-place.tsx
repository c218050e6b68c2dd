import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { SavedRecipientList } from './saved-recipient-list.tsx';
import { savedRecipientWords } from './words.ts';

/** All recipients of the member (R-T1). */
export default function RecipientsPlace() {
  const words = useWords(savedRecipientWords);
  return (
    <TitledCard
      id="saved-recipients"
      heading={words.title}
      detail={words.description}
      className="max-w-180"
    >
      <SavedRecipientList />
    </TitledCard>
  );
}
