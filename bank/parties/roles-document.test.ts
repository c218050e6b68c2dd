import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedures-of.ts';
import { expect, test } from 'vitest';
import { partyRoles } from '#contract/people/access-terms.ts';
import { areaOf, mayCall } from './role-policy.ts';

const head = `# Roles

Which role in a membership may call which procedure: a dot where it may. What it may not is answered as what does not exist (\`NOT_FOUND\`). What each area is
about says \`bank/parties/procedure-areas.ts\`; \`npm run roles\` writes this page from \`bank/parties/role-policy.ts\`, and a test calls each procedure in each role.
`;

/** The table of \`docs/roles.md\`: a row for each procedure that needs a session, a column for each role. */
function rolesDocument(): string {
  const rows = proceduresOf(contract).flatMap(({ name }) => {
    const path = name.split('.');
    const area = areaOf(path);
    const cells = partyRoles.map((role) => (mayCall(role, path) ? '●' : ''));
    return area === 'public' ? [] : [[`\`${name}\``, area, ...cells]];
  });
  const table = [['Procedure', 'Area', ...partyRoles], partyRoles.map(() => '---'), ...rows];
  table[1] = ['---', '---', ...partyRoles.map(() => ':-:')];
  return `${head}\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

test('docs/roles.md says what each role may do', async () => {
  await expect(rolesDocument()).toMatchFileSnapshot('../../docs/roles.md');
});
