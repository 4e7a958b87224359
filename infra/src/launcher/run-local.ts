import { LocalProduct } from './local-product.js';
import { readSettings } from './settings.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the product for a person: progress, address, credentials; stops on Ctrl-C and SIGTERM. */
export async function runLocal(options: { inspectFrom?: number } = {}): Promise<LocalProduct> {
  const product = new LocalProduct({
    ...options,
    settings: readSettings(),
    onStep: (title, seconds, note) => say(`  ✓ ${title}${note ? ` (${note})` : ''} ${seconds.toFixed(1)} s`),
    onCrash: (service, output) =>
      say(
        `  ! ${service} ended and is started again; its last words:\n${output.trim().split('\n').slice(-3).join('\n')}`,
      ),
  });
  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return;
    ending = true;
    say(`\n${signal}: finishing what runs …`);
    product.stop().then(
      () => {
        say('Stopped.');
        process.exit(0);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  await product.start();
  say(`\nEvident is ready: ${product.origin}`);
  if (product.adminCredentials) {
    say(
      `Administrator: ${product.adminCredentials.email}  password: ${product.adminCredentials.password}  (shown once)`,
    );
  }
  say('Stop with Ctrl-C.');
  return product;
}
