import type { ServiceOptions } from '../service.js';

/** Settings of a service that {@link onFreePorts} is to start: its schema asks for ports, and these are not used. */
export const UNUSED_PORTS = { OPS_PORT: '1', RPC_PORT: '2', JUDGE_RPC_PORT: '3' } as const;

/**
 * The same service on ports that the kernel chooses as they are bound, so that nobody takes one in between;
 * `RunningService` tells which.
 */
export function onFreePorts(options: ServiceOptions): ServiceOptions {
  return {
    ...options,
    env: { ...options.env, OPS_PORT: 0 },
    rpc: (options.rpc ?? []).map((listener) => ({ ...listener, port: 0 })),
  };
}
