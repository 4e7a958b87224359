import v8 from 'node:v8';
import vm from 'node:vm';

/** Runs `work` while the garbage collector runs every few milliseconds, so that objects with only weak references go. */
export async function whileCollecting<T>(work: () => Promise<T>): Promise<T> {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const collecting = setInterval(collect, 20);
  try {
    return await work();
  } finally {
    clearInterval(collecting);
  }
}
