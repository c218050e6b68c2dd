/** The id of the element in which the screen of the present place stands. */
export const screenId = 'screen';

let resolvers: (() => void)[] = [];

/** Resolves when the place that is being gone to is on the page. */
export function nextPlaceShown(): Promise<void> {
  return new Promise((resolve) => {
    resolvers.push(resolve);
  });
}

/** To be called when a place has come onto the page. */
export function notePlaceShown(): void {
  for (const resolve of resolvers) resolve();
  resolvers = [];
}
