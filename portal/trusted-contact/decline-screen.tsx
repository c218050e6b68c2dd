import { useEffect, useState } from 'react';
import { bank } from '../bank-client/bank-client.ts';
import { isDemo } from '../bank-client/host.ts';
import { NeedsScript, useHydrated } from '../design-system/parts/painted-before-script.tsx';
import { useTokenOfLink } from '../navigation/token-links.ts';
import { PlainPage } from '../design-system/composed/plain-page.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { TextLink } from '../design-system/parts/text-link.tsx';
import { useWords } from '../language/sentences.ts';
import { useRequest } from '../queries/use-request.ts';
import { declineWords } from './decline-words.ts';

/** The target of the link in the message to a trusted contact: the meaning of the role, and the way to say no (R-T19). */
export default function DeclineScreen() {
  const words = useWords(declineWords);
  const token = useTokenOfLink();
  // The page is painted before its script, which alone can see the content of the link.
  const isRead = useHydrated();
  return (
    <PlainPage>
      <div className="sm:max-w-120">
        {isDemo ? (
          <>
            <h1 className="text-heading font-bold sm:text-display">{words.heading}</h1>
            <Banner tone="info" className="mt-6">
              {words.demo}
            </Banner>
          </>
        ) : isRead && token === '' ? (
          <>
            <h1 className="text-heading font-bold sm:text-display">{words.heading}</h1>
            <Banner tone="warning" role="status" title={words.incomplete} className="mt-6">
              {words.incompleteDetail}
            </Banner>
          </>
        ) : (
          <Offer key={token} token={isRead ? token : null} />
        )}
        <p className="mt-8">
          <TextLink to="/home">{words.toHome}</TextLink>
        </p>
      </div>
    </PlainPage>
  );
}

interface Offered {
  readonly by: string;
  readonly isDeclined: boolean;
}

/** The member's name and the button: opening the page says nothing yet, since programs open links, too. */
function Offer({ token }: { token: string | null }) {
  const words = useWords(declineWords);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const { send, isBusy, problem } = useRequest();
  useEffect(() => {
    if (token === null) return undefined;
    let isWanted = true;
    void bank()
      .then((client) => client.trustedContact.offered({ token }))
      .then(({ by, declinedAt }) => {
        if (isWanted) setOffered({ by, isDeclined: declinedAt !== null });
      })
      .catch((error: unknown) => {
        if (isWanted) setFailure({ error });
      });
    return () => {
      isWanted = false;
    };
  }, [token]);
  const decline = async () => {
    if (token === null) return;
    const isDone = await send(async () => {
      await (await bank()).trustedContact.decline({ token });
    });
    if (isDone) setOffered((last) => last && { ...last, isDeclined: true });
  };
  if (offered?.isDeclined === true) {
    return (
      <>
        <h1 className="text-heading font-bold sm:text-display">{words.declined}</h1>
        <Banner tone="positive" role="status" className="mt-6">
          {words.declinedDetail(offered.by)}
        </Banner>
      </>
    );
  }
  return (
    <>
      <h1 className="text-heading font-bold sm:text-display">{words.heading}</h1>
      <div className="mt-6 grid gap-5">
        <NeedsScript />
        {failure !== null ? (
          <ProblemBanner error={failure.error} />
        ) : (
          <>
            <p aria-live="polite" className="min-h-6 font-medium wrap-anywhere">
              {offered === null ? words.loading : words.by(offered.by)}
            </p>
            <section>
              <h2 className="font-semibold">{words.means}</h2>
              <ul className="mt-2 grid list-disc gap-2 ps-5 text-muted">
                {words.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
            <p>{words.nothing}</p>
            {problem && <ProblemBanner error={problem.error} title={words.failed} />}
            <Button
              tone="secondary"
              disabled={offered === null}
              busy={isBusy}
              onClick={() => void decline()}
              className="justify-self-start"
            >
              {isBusy ? words.declining : words.decline}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
