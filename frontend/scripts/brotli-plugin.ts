import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /^assets\/.*\.(js|css|svg|ttf|wasm)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1_000;
/** All files take 0.9 s of one core with it. The best level (11) takes 15 s for 9 % less. */
const QUALITY = 9;

/**
 * Writes a `.br` file beside each hashed file. The gateway sends it as it is: compressed for each request, the editor
 * alone would cost 30 ms, and would be a third larger with a level that is quick enough.
 */
export function brotli(): Plugin {
  return {
    name: 'evident-brotli',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The pages have no folder');
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!COMPRESSIBLE.test(file.fileName) || bytes.length < MIN_BYTES) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          await writeFile(path.join(dir, `${file.fileName}.br`), await compress(bytes, { params }));
        }),
      );
    },
  };
}
