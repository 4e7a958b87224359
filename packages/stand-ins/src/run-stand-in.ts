import { EnvError } from '@evident/kit/env';
import { messageOf } from '@evident/kit/thrown';

/** A program that stands in for a third-party service. */
export interface StandIn {
  /** @returns its address. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

/** Runs a stand-in as this process; ends with one sentence on a bad setting. */
export async function runStandIn(
  name: string,
  create: () => { standIn: StandIn; port: number },
): Promise<void> {
  try {
    const { standIn, port } = create();
    const origin = await standIn.listen(port);
    process.stdout.write(`${JSON.stringify({ name, msg: 'ready', origin })}\n`);
    const end = (): void => {
      standIn.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    // Its launcher is gone, and nothing else would end this process.
    process.once('disconnect', end);
  } catch (error) {
    process.stderr.write(`${error instanceof EnvError ? error.message : messageOf(error)}\n`);
    process.exit(1);
  }
}
