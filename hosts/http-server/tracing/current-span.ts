import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';

/** The span of the present work. Each server has its own. */
export class CurrentSpan {
  readonly #tracer: Tracer;
  readonly #spans = new AsyncLocalStorage<Span>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Undefined where nothing is traced: no request is under way, or the sampler has left it out. */
  get(): Span | undefined {
    return this.#spans.getStore();
  }

  /** A trace begins. Undefined where the sampler leaves it out. */
  startRoot(name: string, attributes: Attributes): Span | undefined {
    const options = { root: true, kind: SpanKind.SERVER, attributes };
    const span = this.#tracer.startSpan(name, options, ROOT_CONTEXT);
    return span.isRecording() ? span : undefined;
  }

  /** A part of `parent`, which has to be ended. */
  startPart(
    parent: Span,
    name: string,
    options: { kind?: SpanKind; attributes?: Attributes; links?: Link[] } = {},
  ): Span {
    return this.#tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
  }

  /** Runs `work` as a part of `parent`, which ends when it resolves or throws. */
  async part<Result>(
    parent: Span,
    name: string,
    work: (span: Span) => Promise<Result>,
    options: { attributes?: Attributes; links?: Link[] } = {},
  ): Promise<Result> {
    const span = this.startPart(parent, name, options);
    try {
      return await this.#spans.run(span, () => work(span));
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  /** Runs `work` as a part of that span. */
  within<Result>(span: Span, work: () => Result): Result {
    return this.#spans.run(span, work);
  }

  /** Runs `work` outside any span. */
  outside<Result>(work: () => Result): Result {
    return this.#spans.exit(work);
  }
}

/** An error's text may hold values of the bank, so its kind alone is told. The log has the rest. */
export function fail(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.name : typeof error;
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}
