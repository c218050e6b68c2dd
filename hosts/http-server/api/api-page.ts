import type { ApiDescription, ApiOperation } from './api-description.ts';
import { fieldList, fieldRow, type Schema } from './api-schemas.ts';
import { type Markup, markup } from './markup.ts';

/**
 * The description of the API as a page to read: it needs no script and nothing from elsewhere. Its example asks the server
 * at that address.
 */
export function apiPage(description: ApiDescription, address: string): string {
  const requests = requestsOf(description);
  const everywhere = commonRefusals(requests);
  const groups = Map.groupBy(requests, ({ operation }) => operation.tags?.[0] ?? 'Other');
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${description.info.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<header>
<h1>API</h1>
<p>${description.info.title}</p>
${introduction(description)}
<p>To paste into a shell (bash or zsh, with curl 7.82 or newer): it asks for the sign-in, and for the code by text message where
there is a second step.</p>
<pre><code>${exampleAt(address)}</code></pre>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${description.openapi}).</p>
</header>
<nav aria-label="Requests"><ul>${requests.map(linkToRequest)}</ul></nav>
<main>
${[...groups].map(
  ([tag, members]) =>
    markup`<section><h2>${tag}</h2>${members.map((request) => requestPart(request, everywhere))}</section>`,
)}
<section><h2 id="every-request">Refusals of every request</h2>${refusalTable(everywhere)}</section>
<section><h2>Forms</h2>${formsOf(description).map(formPart)}</section>
</main>
</body>
</html>
`.html;
}

/**
 * Between parentheses, so that a shell reads the whole example before running it: pasted text is not taken for typed text.
 * Only you can read the file with the session.
 */
function exampleAt(address: string): string {
  return String.raw`(
umask 077
bank=${address}
post() { curl -sS -b cookies -c cookies -H "Origin: $bank" --json @- "$bank/api/$1"; echo; }
quoted() { printf %s "$1" | sed 's/[\\"]/\\&/g; s/^/"/; s/$/"/'; }
printf 'User name: '; read -r username
printf 'Password: '; read -rs password; echo
answer=$(echo "{\"username\":$(quoted "$username"),\"password\":$(quoted "$password")}" | post sign-in)
echo "$answer"
case $answer in (*SECOND_STEP_NEEDED*)
  echo '{}' | post sign-in/code
  printf 'Code: '; read -r code
  echo "{\"proof\":{\"method\":\"text\",\"code\":\"$code\"}}" | post sign-in/second-step
esac
curl -sS -b cookies "$bank/api/accounts"; echo
)`;
}

interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
  readonly refusals: readonly Refusal[];
}

interface Refusal {
  readonly status: string;
  readonly code: string;
  readonly message: string;
  readonly data: Schema | undefined;
}

function requestsOf({ paths = {} }: ApiDescription): ApiRequest[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = operations?.[method];
      if (operation === undefined) return [];
      return [{ method: method.toUpperCase(), path, operation, refusals: refusalsOf(operation) }];
    }),
  );
}

function refusalsOf({ responses = {} }: ApiOperation): Refusal[] {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, response]) =>
      (schemaIn(response, 'application/json')?.oneOf ?? []).flatMap(({ properties = {} }) => {
        const code = properties['code']?.const;
        const message = properties['message']?.default;
        if (typeof code !== 'string' || typeof message !== 'string') return [];
        return [{ status, code, message, data: properties['data'] }];
      }),
    );
}

function commonRefusals(requests: readonly ApiRequest[]): readonly Refusal[] {
  const [first, ...others] = requests;
  return (first?.refusals ?? []).filter(({ code }) =>
    others.every(({ refusals }) => refusals.some((refusal) => refusal.code === code)),
  );
}

function introduction({ info }: ApiDescription): Markup {
  return markup`${(info.description ?? '').split('\n\n').map((text) => markup`<p>${text}</p>`)}`;
}

function linkToRequest({ method, path, operation }: ApiRequest): Markup {
  return markup`<li><a href="#${operation.operationId ?? ''}"><b>${method}</b> ${path}</a></li>`;
}

function requestPart(request: ApiRequest, everywhere: readonly Refusal[]): Markup {
  const { method, path, operation } = request;
  const own = request.refusals.filter(
    ({ code }) => !everywhere.some((common) => common.code === code),
  );
  return markup`<article id="${operation.operationId ?? ''}">
<h3><b>${method}</b> <code>/api${path}</code></h3>
<p>${operation.summary ?? ''}. ${operation.security?.length ? 'Needs a session.' : 'Needs no session.'}</p>
<p>${withCode(operation.description ?? '')}</p>
<h4>Send</h4>${inputPart(operation)}
<h4>Answer</h4>${answerPart(operation)}
<h4>Refusals</h4>${own.length === 0 ? '' : refusalTable(own)}
<p><a href="#every-request">As every request</a>: ${everywhere.map(({ code }) => markup`<code>${code}</code> `)}</p>
</article>`;
}

function withCode(text: string): Markup {
  return markup`${text.split('`').map((part, place) => (place % 2 === 0 ? markup`${part}` : markup`<code>${part}</code>`))}`;
}

function inputPart({ parameters = [], requestBody }: ApiOperation): Markup {
  const rows = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [fieldRow(parameter.name, (parameter.schema ?? {}) as Schema, parameter.required === true)]
      : [],
  );
  const body = schemaIn(requestBody, 'application/json');
  if (rows.length === 0) return body === undefined ? markup`<p>Nothing.</p>` : fieldList(body);
  return markup`<dl>${rows}</dl>${body === undefined ? '' : fieldList(body)}`;
}

function answerPart({ responses = {} }: ApiOperation): Markup {
  const events = schemaIn(responses['200'], 'text/event-stream')?.oneOf?.[0]?.properties?.['data'];
  if (events !== undefined)
    return markup`<p>Events, each with this as its data:</p>${fieldList(events)}`;
  const answer = (responses['200'] ?? {}) as { content?: object; description?: string };
  const [type] = Object.keys(answer.content ?? {});
  if (type !== undefined && type !== 'application/json')
    return markup`<p><code>${type}</code>: ${answer.description ?? ''}</p>`;
  return fieldList(schemaIn(responses['200'], 'application/json') ?? {});
}

function refusalTable(refusals: readonly Refusal[]): Markup {
  const rows = refusals.map(
    ({ status, code, message, data }) => markup`<tr>
<td>${status}</td><td><code>${breakable(code)}</code></td>
<td>${message}${data?.properties === undefined ? '' : fieldList(data)}</td></tr>`,
  );
  return markup`<table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning and data</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function breakable(code: string): Markup {
  const words = code.split('_');
  return markup`${words.map((word, place) => (place === 0 ? markup`${word}` : markup`_<wbr>${word}`))}`;
}

function formsOf({ components }: ApiDescription): [string, Schema][] {
  return Object.entries(components?.schemas ?? {}) as [string, Schema][];
}

function formPart([name, schema]: [string, Schema]): Markup {
  return markup`<article id="form-${name}"><h3>${name}</h3>${fieldList(schema)}</article>`;
}

function schemaIn(part: unknown, mediaType: string): Schema | undefined {
  const { content } = (part ?? {}) as { content?: Record<string, { schema?: Schema }> };
  return content?.[mediaType]?.schema;
}
