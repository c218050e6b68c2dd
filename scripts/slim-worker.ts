import type { Plugin } from 'vite';

/**
 * What the demo's bank uses nothing of, as the end of a module's path, and what that exports. Each is a branch of a
 * library that another part of it refers to, so that no bundler can see that it is never gone into.
 */
const unused: Readonly<Record<string, string>> = {
  'kysely/dist/plugin/with-schema/with-schema-plugin.js': 'WithSchemaPlugin',
  'kysely/dist/query-builder/merge-query-builder.js':
    'MergeQueryBuilder, WheneableMergeQueryBuilder, MatchedThenableMergeQueryBuilder, NotMatchedThenableMergeQueryBuilder',
  'kysely/dist/schema/schema-module.js': 'SchemaModule',
  'kysely/dist/dialect/sqlite/sqlite-introspector.js': 'SqliteIntrospector',
};

/**
 * Leaves out of the demo's worker what its libraries bring and the bank does not use, and what the contract says for
 * HTTP alone: seventeen kilobytes, compressed. Whoever comes to use a part of a library after all is told so by name the
 * first time.
 */
export function slimWorker(): Plugin {
  return {
    name: 'slim-worker',
    load(id) {
      const end = Object.keys(unused).find((path) => id.endsWith(`/${path}`));
      return end === undefined ? undefined : standIns(unused[end] ?? '');
    },
    transform(code, id) {
      if (/\/contract\/[\w-]+\.ts$/.test(id)) return withoutPaths(code);
      return id.endsWith('/zod/v4/classic/schemas.js')
        ? withoutCodeOfText(withoutJsonSchema(code))
        : undefined;
    },
  };
}

/** A module whose classes can be referred to, but not made. */
export function standIns(names: string): string {
  return names
    .split(', ')
    .map(
      (name) =>
        `export class ${name}{constructor(){throw new Error('scripts/slim-worker.ts leaves out ${name}')}}`,
    )
    .join('\n');
}

/** Zod's schemas without the way to write each of them as JSON Schema. */
export function withoutJsonSchema(code: string): string {
  return code
    .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, '')
    .replaceAll(/\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined');
}

/**
 * Zod's objects as they read where no code may be made of text. It would only try, which the policy of the demo's pages
 * (demo-policy.ts) refuses and the browser reports.
 */
export function withoutCodeOfText(code: string): string {
  return code.replaceAll('$ZodObjectJIT.init(', '$ZodObject.init(');
}

/**
 * The contract's asks without their paths, tags and summaries: those are for HTTP and its description, and a tab is asked
 * by message. The method stays, by which the bank knows what only reads.
 */
export function withoutPaths(code: string): string {
  return code.replaceAll(
    /\.route\(\{((?:"[^"]*"|'[^']*'|[^"'{}])*)\}\)/g,
    (route: string, fields: string) => {
      const method = /\bmethod: (?:"[A-Z]+"|'[A-Z]+')/.exec(fields);
      return method === null ? route : `.route({ ${method[0]} })`;
    },
  );
}
