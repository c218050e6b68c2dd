/**
 * The path under which the portal lies: `/`, or in the demo, whose files may lie anywhere, the folder
 * above `assets/`, where this code was loaded from.
 */
export const basePath =
  import.meta.env.BASE_URL === './'
    ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname
    : import.meta.env.BASE_URL;
