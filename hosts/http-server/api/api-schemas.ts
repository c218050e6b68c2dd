import { type Markup, markup } from './markup.ts';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** The fields of an object, each with its type; several forms are listed in turn. */
export function fieldList(schema: Schema): Markup {
  const forms = alternatives(schema);
  if (forms.length > 1)
    return markup`${forms.map((form) => markup`<div class="form">${fieldList(form)}</div>`)}`;
  if (schema.$ref !== undefined) return markup`<p>${typeName(schema)}</p>`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return markup`<p>Nothing.</p>`;
  const required = new Set(schema.required);
  const rows = fields.map(([name, field]) => fieldRow(name, field, required.has(name)));
  return markup`<dl>${rows}</dl>`;
}

/** A line of a list of fields. */
export function fieldRow(name: string, field: Schema, required: boolean): Markup {
  const inner = inside(field);
  return markup`<div>
<dt><code>${name}</code></dt>
<dd>${meaning(field)}${whenLeftOut(field, required)}${inner === undefined ? '' : fieldList(inner)}</dd>
</div>`;
}

function meaning(field: Schema): Markup {
  const { type, description, examples = [] } = field;
  if (type === 'integer' && description !== undefined) return markup`${description}`;
  const example =
    examples[0] === undefined ? '' : markup` such as <code>${JSON.stringify(examples[0])}</code>`;
  return markup`${typeName(field)}${example}${description === undefined ? '' : `: ${description}`}`;
}

function whenLeftOut({ default: standard }: Schema, required: boolean): string {
  if (required) return '';
  const named =
    standard === undefined || standard === '' ? '' : `: then ${JSON.stringify(standard)}`;
  return ` (may be left out${named})`;
}

function alternatives({ anyOf, oneOf }: Schema): readonly Schema[] {
  return anyOf ?? oneOf ?? [];
}

function inside({ type, items, properties }: Schema): Schema | undefined {
  if (type === 'array' && items !== undefined) return inside(items);
  return properties === undefined ? undefined : { type: 'object', properties };
}

function typeName(schema: Schema): Markup {
  const { $ref, type, items, format, maxLength } = schema;
  const several = alternatives(schema);
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return markup`<a href="#form-${name}">${name}</a>`;
  }
  if (several.length > 0) return separated(several.map(typeName), ' or ');
  if (schema.const !== undefined) return markup`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) {
    return separated(
      schema.enum.map((value) => markup`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  }
  if (type === 'array')
    return items?.properties ? markup`list` : markup`list of ${typeName(items ?? {})}`;
  if (type === 'string' && format !== undefined) return markup`${format}`;
  if (maxLength !== undefined) return markup`text of at most ${String(maxLength)} characters`;
  return markup`${plainNames[type ?? ''] ?? 'anything'}`;
}

const plainNames: Readonly<Record<string, string>> = {
  integer: 'whole number',
  string: 'text',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
};

function separated(parts: readonly Markup[], separator: string): Markup {
  return markup`${parts.map((part, place) => (place === 0 ? part : markup`${separator}${part}`))}`;
}
