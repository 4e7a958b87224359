import bigInput from './python/big-input.txt?raw';
import matrix from './python/matrix.txt?raw';
import nLines from './python/n-lines.txt?raw';
import numbersOnALine from './python/numbers-on-a-line.txt?raw';
import oneNumber from './python/one-number.txt?raw';
import output from './python/output.txt?raw';
import untilEnd from './python/until-end.txt?raw';
import words from './python/words.txt?raw';
import type { RecipeId } from './recipe-id.js';

/** The programs that `recipes.slow.spec.ts` of the judge worker runs. */
const programs: Record<RecipeId, string> = {
  'one-number': oneNumber,
  'numbers-on-a-line': numbersOnALine,
  'n-lines': nLines,
  matrix: matrix,
  'until-end': untilEnd,
  words: words,
  'big-input': bigInput,
  output: output,
};
export default programs;
