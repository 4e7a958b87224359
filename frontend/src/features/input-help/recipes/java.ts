import bigInput from './java/big-input.txt?raw';
import matrix from './java/matrix.txt?raw';
import nLines from './java/n-lines.txt?raw';
import numbersOnALine from './java/numbers-on-a-line.txt?raw';
import oneNumber from './java/one-number.txt?raw';
import output from './java/output.txt?raw';
import untilEnd from './java/until-end.txt?raw';
import words from './java/words.txt?raw';
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
