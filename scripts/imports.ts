import { parseSync, Visitor } from 'vite';
import { fileOf, type Import } from './dependency-rules.ts';

/** Every import of one file, read from its syntax tree: static, dynamic, re-exported, required, of types, by address. */
export function importsOf(file: string, code: string): readonly Import[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (
    specifier: string,
    kind: { typeOnly?: boolean; addressOnly?: boolean } = {},
  ): void => {
    const { typeOnly = false, addressOnly = false } = kind;
    imports.push({ from: file, specifier, to: fileOf(file, specifier), typeOnly, addressOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, { typeOnly: node.importKind === 'type' }),
    ExportAllDeclaration: (node) =>
      add(node.source.value, { typeOnly: node.exportKind === 'type' }),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source.value, { typeOnly: node.exportKind === 'type' });
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(String(node.source.value));
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'require') return;
      if (first?.type === 'Literal') add(String(first.value));
    },
    TSImportType: (node) => add(node.source.value, { typeOnly: true }),
    NewExpression: (node) => {
      const [first, base] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return;
      if (first?.type !== 'Literal' || base?.type !== 'MemberExpression') return;
      if (base.object.type === 'MetaProperty') add(String(first.value), { addressOnly: true });
    },
  }).visit(program);
  return imports;
}
