import type { LockedPackage } from './locked-packages.ts';

/**
 * The packages of which something runs in the bank: those that were asked for by name, what they ask for in their turn,
 * and so on. A package that two others ask for in two versions is found where Node would find it.
 */
export function shippedPackages(
  locked: readonly LockedPackage[],
  names: readonly string[],
): readonly LockedPackage[] {
  const byPlace = new Map(locked.map((one) => [one.place, one]));
  const shipped = new Set<LockedPackage>();
  const take = (name: string, from: string): void => {
    const found = resolve(byPlace, name, from);
    if (found === undefined || shipped.has(found)) return;
    shipped.add(found);
    for (const dependency of found.dependencies) take(dependency, found.place);
  };
  for (const name of names) take(name, '');
  return locked.filter((one) => shipped.has(one));
}

/** The nearest `node_modules` upwards that has it; none where it is optional and for other machines. */
function resolve(
  byPlace: ReadonlyMap<string, LockedPackage>,
  name: string,
  from: string,
): LockedPackage | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  const found = byPlace.get(place);
  if (found !== undefined || from === '') return found;
  const end = from.lastIndexOf('/node_modules/');
  return resolve(byPlace, name, end < 0 ? '' : from.slice(0, end));
}

/** The name of a package in the address of an import: `react-dom/client` is of `react-dom`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
