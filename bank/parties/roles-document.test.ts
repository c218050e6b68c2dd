import { contract } from '#contract/index.ts';
import { expect, test } from 'vitest';
import { partyRoles } from '#contract/procedures/access-terms.ts';
import { proceduresOf, AccessArea } from '#contract/procedures/procedure.ts';
import { areasOf } from './role-policy.ts';

const head = `# Roles

Which role in a membership may do what: a dot where it may. A procedure that a role may not call is answered as if it did not exist (\`NOT_FOUND\`).
\`npm run roles\` writes this page from \`bank/parties/role-policy.ts\` and from the area of each procedure in the contract; a test calls each procedure in each role.
`;

function rolesDocument(): string {
  const ofArea = Map.groupBy(proceduresOf(contract), ({ meta }) => meta.area);
  const areas = AccessArea.options.filter((area) => ofArea.has(area));
  const roles = areas.map((area) => [
    area,
    ...partyRoles.map((role) => (areasOf(role).includes(area) ? '●' : '')),
  ]);
  const procedures = areas.map((area) => [
    area,
    (ofArea.get(area) ?? []).map(({ name }) => `\`${name}\``).join(', '),
  ]);
  return [
    head,
    table(['Area', ...partyRoles], ['---', ...partyRoles.map(() => ':-:')], roles),
    table(['Area', 'Procedures'], ['---', '---'], procedures),
  ].join('\n');
}

function table(...[heads, rule, rows]: [string[], string[], string[][]]): string {
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

test('docs/roles.md says what each role may do', async () => {
  await expect(rolesDocument()).toMatchFileSnapshot('../../docs/roles.md');
});
