import { asScript, generatorRandomText } from '@evident/catalogue';
import { z } from 'zod';
import { resourceText } from '../rewriting/resources.js';
import { VARIED_FAMILY } from './variations.js';

/** A request for one input of a problem's generator. */
export interface InputRequest {
  family: string;
  sizes: Readonly<Record<string, number>>;
  seed: number;
}

/** Why an input is left out that is longer than `maxBytes`, or of its family and no smaller than such a one. */
export const TOO_LARGE = 'too large';

export interface InputQuestion {
  requests: readonly InputRequest[];
  /** Requests that were too large in an earlier call. */
  tooLarge: readonly InputRequest[];
  /** Texts that are only validated. */
  texts: readonly string[];
  /** Longer inputs are left out, with the later ones of the same family that are smaller in no variable. */
  maxBytes: number;
  /** After this many characters of input the rest is left for another call. */
  totalBytes: number;
  /** The same after so many milliseconds of CPU time. */
  totalMs: number;
}

export const InputAnswer = z.object({
  variables: z.array(
    z.object({
      name: z.string().min(1).max(40),
      kind: z.enum(['count', 'value']),
      min: z.number().finite(),
      max: z.number().finite(),
    }),
  ),
  families: z.array(z.string().min(1).max(80)).max(40),
  output: z.object({ name: z.string().min(1).max(40), meaning: z.string().min(1).max(120) }).nullable(),
  /** For each request until a total is reached: the text, or null and the reason. */
  inputs: z.array(z.object({ text: z.string().nullable(), problem: z.string().nullable() })),
  /** For each text: the validator's complaint, or null. */
  problems: z.array(z.string().nullable()),
  /** For each text: the size of the output variable, or null. */
  printed: z.array(z.number().nonnegative().finite().nullable()),
});
export type InputAnswer = z.infer<typeof InputAnswer>;

/**
 * A program that reads an {@link InputQuestion} as JSON and prints an {@link InputAnswer} as base64 of gzipped JSON. It
 * contains authors' code, so it runs in the sandbox only. Without a validator every input is legal.
 */
export function inputProgram(generator: string, validator: string | null): string {
  const validate =
    validator === null ? '() => null' : `(() => {\n${asScript(validator)}\n;return validate; })()`;
  return `const generator = (() => {
${asScript(generator)}
;return generator; })();
const validate = ${validate};
${resourceText('vary-input.cjs')}
(() => {
  const variedFamily = ${VARIED_FAMILY};
  const randomOf = ${generatorRandomText()};
  const { requests, tooLarge, texts, maxBytes, totalBytes, totalMs } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
  const complaint = (text) => {
    try { return validate(text) ?? null; } catch (error) { return 'the validator failed: ' + error; }
  };
  const isNoSmaller = (one, large) =>
    one.family === large.family && Object.keys(large.sizes).every((name) => one.sizes[name] >= large.sizes[name]);
  const inputs = [];
  let total = 0;
  for (const request of requests) {
    const { family, sizes, seed } = request;
    if (total > totalBytes || (inputs.length > 0 && process.cpuUsage().user > 1000 * totalMs)) break;
    if (tooLarge.some((large) => isNoSmaller(request, large))) { inputs.push({ text: null, problem: '${TOO_LARGE}' }); continue; }
    try {
      const wanted = variedFamily(family, sizes, generator);
      let text = generator.generate({ family: wanted.family, sizes: wanted.sizes, random: randomOf(seed) });
      if (wanted.variation !== null) text = varyInput(text, wanted.variation, randomOf(seed + 1));
      if (text === null) throw new Error('nothing to vary');
      if (!text.endsWith('\\n')) text += '\\n';
      const problem = text.length > maxBytes ? '${TOO_LARGE}' : complaint(text);
      if (text.length > maxBytes) tooLarge.push(request);
      inputs.push(problem === null ? { text, problem } : { text: null, problem: String(problem).slice(0, 200) });
      if (problem === null) total += text.length;
    } catch (error) { inputs.push({ text: null, problem: String(error).slice(0, 200) }); }
  }
  const { variables, families, output = null } = generator;
  const answer = {
    variables, families, inputs,
    output: output && { name: output.name, meaning: output.meaning },
    problems: texts.map((text) => { const problem = complaint(text); return problem === null ? null : String(problem).slice(0, 200); }),
    printed: texts.map((text) => (output ? output.of(text) : null)),
  };
  process.stdout.write(require('zlib').gzipSync(JSON.stringify(answer)).toString('base64'));
})();
`;
}
