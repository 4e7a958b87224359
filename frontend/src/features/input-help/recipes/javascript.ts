import bigInput from './javascript/big-input.txt?raw';
import matrix from './javascript/matrix.txt?raw';
import nLines from './javascript/n-lines.txt?raw';
import numbersOnALine from './javascript/numbers-on-a-line.txt?raw';
import oneNumber from './javascript/one-number.txt?raw';
import output from './javascript/output.txt?raw';
import untilEnd from './javascript/until-end.txt?raw';
import words from './javascript/words.txt?raw';
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
