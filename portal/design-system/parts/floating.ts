import { classNames } from './class-names.ts';

/** The look of a layer that floats beside a button; on phones that of a sheet from the bottom. */
export const floatingClass = classNames(
  'border border-line bg-raised shadow-floating outline-none transition-[opacity,scale,translate]',
  'sm:origin-(--transform-origin) sm:rounded-card',
  'sm:data-ending-style:scale-98 sm:data-ending-style:opacity-0 sm:data-starting-style:scale-98 sm:data-starting-style:opacity-0',
  'max-sm:w-full max-sm:rounded-t-sheet max-sm:border-x-0 max-sm:border-b-0 max-sm:duration-(--duration-calm)',
  'max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full',
);

/** Where a sheet stands, whatever the place beside the button would be. */
export const sheetPlaceClass =
  'max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:w-full! max-sm:transform-none!';

/** The dimming behind a sheet. */
export const sheetBackdropClass =
  'fixed inset-0 z-30 bg-scrim transition-opacity duration-(--duration-calm) data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden';
