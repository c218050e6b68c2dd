/** A numbered statement of the specification: a row of `docs/requirements.md`. */
export interface Requirement {
  /** Such as `R-T12`. */
  readonly id: string;
  /** What the specification says. */
  readonly must: string;
  /** What a member gets beyond it, and where it differs; empty if nothing does. */
  readonly worksAs: string;
}

/** A section of the requirements. */
export interface Section {
  readonly name: string;
  readonly requirements: readonly Requirement[];
}

/** Reads the sections and their rows, in order. Throws where an id stands twice. */
export function readRequirements(markdown: string): Section[] {
  const sections = markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      name: text.slice(0, text.indexOf('\n')).trim(),
      requirements: text.split('\n').flatMap(requirementIn),
    }));
  const ids = sections.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${twice} stands twice in the requirements`);
  return sections;
}

function requirementIn(line: string): Requirement[] {
  const [, id = '', must = '', worksAs = ''] = line.split('|').map((cell) => cell.trim());
  return /^R-[A-Z]\d+$/.test(id) ? [{ id, must, worksAs }] : [];
}
