/** What a statement does to its transaction. */
export type StatementKind = 'begin' | 'commit' | 'rollback' | 'read' | 'write';

const kinds: Readonly<Record<string, StatementKind>> = {
  begin: 'begin',
  commit: 'commit',
  rollback: 'rollback',
  select: 'read',
  with: 'read',
};

const known = new Map<string, StatementKind>();

export function kindOf(sql: string): StatementKind {
  let kind = known.get(sql);
  if (kind === undefined) {
    kind = kinds[(/\w+/.exec(sql)?.[0] ?? '').toLowerCase()] ?? 'write';
    known.set(sql, kind);
  }
  return kind;
}
