import { type Span, SpanKind } from '@opentelemetry/api';
import { statementChannel, type StatementTold } from '#stores/statement-channel.ts';
import { type CurrentSpan, fail } from './current-span.ts';

const systems = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

/** Makes each statement a part of what it is executed for. Gives back how to stop. */
export function traceStatements(current: CurrentSpan): () => void {
  const spans = new WeakMap<StatementTold, Span>();
  const end = (told: StatementTold) => spans.get(told)?.end();
  const subscriber = {
    start(told: StatementTold) {
      const parent = current.get();
      if (parent === undefined) return;
      const { sql, engine } = told;
      const attributes = { 'db.system.name': systems[engine], 'db.query.text': sql };
      spans.set(
        told,
        current.startPart(parent, summaryOf(sql), { kind: SpanKind.CLIENT, attributes }),
      );
    },
    end(told: StatementTold) {
      if (told.engine === 'sqlite') end(told);
    },
    asyncStart() {},
    asyncEnd: end,
    error(told: StatementTold & { readonly error: unknown }) {
      const span = spans.get(told);
      if (span !== undefined) fail(span, told.error);
    },
  };
  statementChannel.subscribe(subscriber);
  return () => statementChannel.unsubscribe(subscriber);
}

/** `select transfer` of `select … from "transfer" …`: few different names, as OpenTelemetry wants it. */
export function summaryOf(sql: string): string {
  const [verb = ''] = /^\w+/.exec(sql) ?? [];
  const table = /\b(?:from|into|update) "?(\w+)/.exec(sql)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
