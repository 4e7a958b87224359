export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client';
  /** W3C trace context; without one, that of the work under way. */
  parent?: string | undefined;
  attributes?: Attributes;
  /** When it began, for a span that is told afterwards. */
  startedAt?: Date;
}

/** A span under way. */
export interface OpenSpan {
  readonly traceParent: string;
  set(attributes: Attributes): void;
  /** @param failure why it failed */
  end(ending?: { name?: string; failure?: string | undefined }): void;
}

/** What records spans. The only one is that of `tracing-sdk.ts`. */
export interface Tracer {
  start(name: string, options: SpanOptions): OpenSpan;
  close(): Promise<void>;
}
