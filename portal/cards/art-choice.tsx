import { useMutation } from '@tanstack/react-query';
import type { Card } from '#contract/cards/cards.ts';
import { cardArts } from '#contract/cards/card-terms.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import { useWords } from '../language/sentences.ts';
import { CardArt } from './card-art.tsx';
import { cardChange, chooseCardArt } from './queries.ts';
import { cardsWords } from './words.ts';

/** The pictures for the face of the card: a press puts one on it. */
export function ArtChoice({ card }: { card: Card }) {
  const words = useWords(cardsWords).art;
  const { mutate, variables, isPending, error } = useMutation(cardChange(chooseCardArt));
  return (
    <div className="grid gap-3">
      <ChoiceCards
        label={words.label}
        value={isPending ? variables.art : card.art}
        onValueChange={(art) => mutate({ card: card.id, art })}
        choices={cardArts.map((art) => ({
          value: art,
          label: words.names[art],
          picture: <CardArt art={art} />,
        }))}
      />
      <p className="text-small text-muted">{words.detail}</p>
      {error !== null && <ProblemBanner error={error} title={words.failed} />}
    </div>
  );
}
