import type { ServiceOptions } from '../service.js';

/** Ports for a service's settings schema. {@link onFreePorts} replaces them. */
export const UNUSED_PORTS = { OPS_PORT: '1', RPC_PORT: '2', JUDGE_RPC_PORT: '3' } as const;

/**
 * Lets the kernel choose the service's ports when it binds them, so that no other process can take one before.
 * `RunningService` holds the chosen ports.
 */
export function onFreePorts(options: ServiceOptions): ServiceOptions {
  return {
    ...options,
    env: { ...options.env, OPS_PORT: 0 },
    rpc: (options.rpc ?? []).map((listener) => ({ ...listener, port: 0 })),
  };
}
