import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages' modules import nothing and only name their exports, so that they also work as plain scripts. */
export function asScript(module: string): string {
  return module.replace(/^export\s+(?=(const|let|function|class|async)\b)/gm, '');
}

/** The library's own text, so that a seed draws the same numbers in the sandbox as in the build. */
function libraryText(name: string): string {
  const text = fs.readFileSync(require.resolve(`pure-rand/${name}`), 'utf8');
  return `(() => { const exports = {}; const module = { exports };\n${text}\nreturn module.exports; })()`;
}

let random: string | undefined;

/** JavaScript expression: a function from a seed to the random source that a package's generator is handed. */
export function generatorRandomText(): string {
  random ??= `(() => {
  const { uniformInt } = ${libraryText('distribution/uniformInt')};
  const { xoroshiro128plus } = ${libraryText('generator/xoroshiro128plus')};
  return (seed) => {
    const source = xoroshiro128plus(seed);
    const int = (min, max) => {
      if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) throw new RangeError('int(' + min + ', ' + max + ')');
      return uniformInt(source, min, max);
    };
    return {
      int,
      pick: (items) => items[int(0, items.length - 1)],
      shuffle(items) {
        const shuffled = [...items];
        for (let last = shuffled.length - 1; last > 0; last--) {
          const other = int(0, last);
          [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
        }
        return shuffled;
      },
      bool: (probability = 0.5) => int(0, 999999) < probability * 1000000,
    };
  };
})()`;
  return random;
}

/** Reads an input, prints what the package's validator says of it as JSON: null or a sentence. */
export function validatorProgram(validatorSource: string): string {
  return `${asScript(validatorSource)}
;process.stdout.write(JSON.stringify(validate(require('fs').readFileSync(0, 'utf8')) ?? null));
`;
}

/** Base64 characters of a slice: within what the judge keeps of a program's output. */
const SLICE_CHARS = 48 * 1024;

export interface GeneratorRequest {
  family: string;
  sizes: Record<string, number>;
  seed: number;
  /** Which part of the input to print. */
  slice: number;
}

/**
 * Reads a {@link GeneratorRequest} as JSON, prints the number of slices, a line feed, and the wanted slice of the
 * generated input (gzip, base64).
 */
export function generatorProgram(generatorSource: string): string {
  return `${asScript(generatorSource)}
;(() => {
  const request = JSON.parse(require('fs').readFileSync(0, 'utf8'));
  const random = ${generatorRandomText()}(request.seed);
  const text = generator.generate({ family: request.family, sizes: request.sizes, random });
  const packed = require('zlib').gzipSync(text).toString('base64');
  const from = request.slice * ${SLICE_CHARS};
  process.stdout.write(Math.ceil(packed.length / ${SLICE_CHARS}) + '\\n' + packed.slice(from, from + ${SLICE_CHARS}));
})();
`;
}
