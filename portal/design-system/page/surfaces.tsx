import { ArrowDownLeft, PiggyBank, Wallet } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import { Banner, type BannerTone, Reference } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Card, TitledCard } from '../parts/card.tsx';
import { SectionHeading } from '../parts/headings.tsx';
import { Money } from '../parts/money.tsx';
import { Tile } from '../parts/tile.tsx';
import { Specimen } from './specimen.tsx';

const banners: Record<BannerTone, { title: string; text: string }> = {
  info: { title: 'Transfers after 5 PM ET', text: 'They begin on the next business day.' },
  positive: { title: 'Card unfrozen', text: 'You can pay with it again.' },
  warning: { title: 'Low balance', text: 'Checking will be below $100.00 on November 28.' },
  danger: { title: 'Not sent', text: 'You have $42.10 available. Nothing left your account.' },
};

/** The surfaces, and text that must be read. */
export function Surfaces() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <Card aria-label="Plain card" className="grid content-start gap-2">
          <SectionHeading>Plain card</SectionHeading>
          <p className="text-small text-muted">For things that belong together.</p>
        </Card>
        <Card tone="outline" aria-label="Outline card" className="grid content-start gap-2">
          <SectionHeading>Outline card</SectionHeading>
          <p className="text-small text-muted">For what is beside the point.</p>
        </Card>
        <Card tone="panel" aria-label="Panel card" className="grid content-start gap-2">
          <SectionHeading
            action={
              <Button tone="secondary" size="small">
                View
              </Button>
            }
          >
            Brand panel
          </SectionHeading>
          <p className="text-small text-muted">At most one on a screen.</p>
        </Card>
      </div>
      <TitledCard
        id="titled-card"
        heading="Titled card"
        detail="A part of a place, under its heading."
      >
        <p className="text-small text-muted">What it is about.</p>
      </TitledCard>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Tile
          label="Total balance"
          icon={Wallet}
          value={<Money amount={cents(1842055)} />}
          detail="3 accounts"
        />
        <Tile
          label="Saved this month"
          icon={PiggyBank}
          value={<Money amount={cents(42000)} />}
          detail="$80.00 more than in October"
        />
        <Tile
          label="Money in"
          icon={ArrowDownLeft}
          value={<Money amount={cents(420000)} sign="always" />}
        />
      </dl>
      <Specimen name="Banners" className="grid gap-3 lg:grid-cols-2">
        {(Object.keys(banners) as BannerTone[]).map((tone) => (
          <Banner key={tone} tone={tone} title={banners[tone].title}>
            {banners[tone].text}
          </Banner>
        ))}
        <Banner
          tone="danger"
          title="The bank did not answer"
          action={
            <Button tone="secondary" size="small">
              Try again
            </Button>
          }
        >
          Whether money moved is not certain yet: look at your transactions first.
          <Reference value="REF-7Q2M4K" />
        </Banner>
        <Banner tone="info">One sentence without a heading is enough for most.</Banner>
      </Specimen>
    </>
  );
}
