/**
 * The path of the portal: `/`, or in the demo, with files in any place, the folder above `assets/` that this code was
 * loaded from.
 */
export const basePath =
  import.meta.env.BASE_URL === './'
    ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname
    : import.meta.env.BASE_URL;
