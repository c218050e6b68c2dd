import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { textLinkClass } from '../../parts/text-link.tsx';
import { useSupportChat } from '../../shell/support-chat.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';

/** The way to the support chat (R-P8). */
export function Help() {
  const words = useWords(settingsWords).help;
  const { open } = useSupportChat();
  return (
    <Card aria-labelledby="help" tone="outline" className="sm:p-6">
      <SectionHeading id="help" detail={words.detail}>
        {words.heading}
      </SectionHeading>
      <button type="button" className={`${textLinkClass} mt-1 min-h-11`} onClick={() => open()}>
        {words.contact}
      </button>
    </Card>
  );
}
