import { currentTraceParent, withTraceParent } from './request-context.js';
import type { OpenSpan, SpanOptions, Tracer } from './spans.js';

export interface TracingEnv {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}

/** Undefined while nothing is traced. Then every function here costs one comparison. */
let tracer: Tracer | undefined;

/** Records spans when an endpoint is set. The SDK is loaded only then. @returns a function that sends the last spans. */
export async function startTracing(service: string, env: TracingEnv): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share = 1 } = env;
  if (endpoint === undefined) return () => Promise.resolve();
  const { SdkTracer } = await import('./tracing-sdk.js');
  const own = new SdkTracer(service, endpoint, share);
  tracer = own;
  return async () => {
    if (tracer === own) tracer = undefined;
    await own.close();
  };
}

/** @returns undefined while nothing is traced. */
export function startSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  return tracer?.start(name, { parent: currentTraceParent(), ...options });
}

/** Does `work` in a span. Spans within it are its children. @param options asked only while something is traced */
export function inSpan<T>(
  name: string,
  options: () => SpanOptions,
  work: (span: OpenSpan | undefined) => Promise<T>,
): Promise<T> {
  return tracer ? traced(startSpan(name, options()), work) : work(undefined);
}

async function traced<T>(
  span: OpenSpan | undefined,
  work: (span: OpenSpan | undefined) => Promise<T>,
): Promise<T> {
  let failure: string | undefined;
  try {
    return await withTraceParent(span?.traceParent, () => work(span));
  } catch (error) {
    failure = error instanceof Error ? error.name : 'failed';
    throw error;
  } finally {
    span?.end({ failure });
  }
}
