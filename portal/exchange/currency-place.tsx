import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { Conversion } from './conversion.tsx';
import { exchangeWords } from './words.ts';

/** Amounts in other currencies, at the rates of today (R-D9). */
export default function CurrencyPlace() {
  const words = useWords(exchangeWords);
  return (
    <TitledCard
      id="currency"
      heading={words.title}
      detail={words.description}
      className="max-w-180"
    >
      <Conversion />
    </TitledCard>
  );
}
