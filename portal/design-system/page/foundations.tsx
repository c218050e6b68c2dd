import { Specimen, Specimens } from './specimen.tsx';

const sizes = [
  ['hero', 'text-hero font-bold', '56 / 58'],
  ['display', 'text-display font-bold', '40 / 44'],
  ['heading', 'text-heading font-bold', '28 / 34'],
  ['title', 'text-title font-semibold', '20 / 28'],
  ['lead', 'text-lead font-semibold', '18 / 28'],
  ['body', 'text-body', '16 / 24'],
  ['small', 'text-small', '14 / 20'],
  ['caption', 'text-caption', '13 / 18'],
  ['micro', 'text-micro font-semibold', '11 / 14'],
] as const;

const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-12', 'w-16', 'w-24'] as const;

const corners = [
  ['mark', 'rounded-mark', '4 px, ticks and words'],
  ['small', 'rounded-small', '8 px, inside a control'],
  ['control', 'rounded-control', '12 px, controls'],
  ['card', 'rounded-card', '20 px, cards'],
  ['sheet', 'rounded-sheet', '28 px, dialogs'],
] as const;

const elevations = [
  ['low', 'shadow-low', 'cards, buttons'],
  ['raised', 'shadow-raised', 'what is lifted by hand'],
  ['floating', 'shadow-floating', 'dialogs, menus'],
] as const;

/** Type scale, spacing, corners and shadows. */
export function Foundations() {
  return (
    <>
      <Specimen name="Type: Figtree, size over line in px" className="grid gap-4">
        {sizes.map(([name, look, measure]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <span className="w-24 text-caption text-muted">{name}</span>
            <span className={`min-w-0 flex-1 ${look}`}>Money in plain words</span>
            <span className="figures text-caption text-muted">{measure}</span>
          </div>
        ))}
      </Specimen>
      <Specimens>
        <Specimen name="Spacing: steps of 4 px" className="grid gap-2">
          {spaces.map((width) => (
            <div key={width} className="flex items-center gap-4">
              <span className="figures w-12 text-caption text-muted">
                {Number(width.slice(2)) * 4} px
              </span>
              <span className={`h-3 rounded-full bg-brand ${width}`} />
            </div>
          ))}
        </Specimen>
        <Specimen name="Corners" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {corners.map(([name, corner, use]) => (
            <div key={name} className="grid gap-1.5">
              <div className={`h-16 border border-control bg-sunken ${corner}`} />
              <p className="text-caption">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-muted">{use}</span>
              </p>
            </div>
          ))}
        </Specimen>
      </Specimens>
      <div className="grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-6 sm:grid-cols-3 sm:p-8">
        {elevations.map(([name, shadow, use]) => (
          <div key={name} className={`rounded-card border border-line bg-raised p-5 ${shadow}`}>
            <p className="text-small font-semibold">{name}</p>
            <p className="text-caption text-muted">{use}</p>
          </div>
        ))}
      </div>
    </>
  );
}
