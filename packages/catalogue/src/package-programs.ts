import { generatorRandomText } from './generator-random.js';

/** Turns a package's module into a plain script. The module imports nothing and exports declarations only. */
export function asScript(module: string): string {
  return module.replace(/^export\s+(?=(const|let|function|class|async)\b)/gm, '');
}

/** Program that reads an input and prints the validator's answer as JSON: null or a sentence. */
export function validatorProgram(validatorSource: string): string {
  return `${asScript(validatorSource)}
;process.stdout.write(JSON.stringify(validate(require('fs').readFileSync(0, 'utf8')) ?? null));
`;
}

/** Base64 characters of a slice; the judge keeps no more of a program's output. */
export const SLICE_CHARS = 48 * 1024;

export interface GeneratorRequest {
  family: string;
  sizes: Record<string, number>;
  seed: number;
  /** Which part of the input to print. */
  slice: number;
}

/**
 * Program that reads a {@link GeneratorRequest} as JSON. It prints the number of slices, a line feed, and the wanted
 * slice of the generated input (gzip, base64).
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
