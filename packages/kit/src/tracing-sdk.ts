import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer as SdkSpans,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Attributes, OpenSpan, SpanOptions, Tracer } from './spans.js';

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const EXPORT_MS = 1_000;

/** The parent as the SDK takes it. A text that is no trace context begins a new trace. */
function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const remote = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

class SdkSpan implements OpenSpan {
  readonly traceParent: string;

  constructor(private readonly span: Span) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceParent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  end({ name, failure }: { name?: string; failure?: string | undefined } = {}): void {
    if (name !== undefined) this.span.updateName(name);
    if (failure !== undefined) this.span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
    this.span.end();
  }
}

/** Sends spans to an OpenTelemetry collector (OTLP over HTTP). The parts of the product pass contexts by themselves. */
export class SdkTracer implements Tracer {
  private readonly provider: TracerProvider;
  private readonly spans: SdkSpans;

  /** @param share of the traces that are kept, 0 to 1; a trace is kept as a whole */
  constructor(service: string, endpoint: string, share: number) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': `evident-${service}` }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EXPORT_MS })],
    });
    this.spans = this.provider.getTracer('evident');
  }

  start(name: string, { kind = 'internal', parent, attributes = {}, startedAt }: SpanOptions): OpenSpan {
    const options = { kind: KINDS[kind], attributes, ...(startedAt && { startTime: startedAt }) };
    return new SdkSpan(this.spans.startSpan(name, options, contextOf(parent)));
  }

  close(): Promise<void> {
    return this.provider.shutdown();
  }
}
