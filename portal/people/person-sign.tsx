import { Face } from '../design-system/faces/face.tsx';

/** The initials of somebody, beside their name. */
export function PersonSign({ name }: { name: string }) {
  return <Face kind="person" name={name} size="small" />;
}
