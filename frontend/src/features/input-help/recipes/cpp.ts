import bigInput from './cpp/big-input.txt?raw';
import matrix from './cpp/matrix.txt?raw';
import nLines from './cpp/n-lines.txt?raw';
import numbersOnALine from './cpp/numbers-on-a-line.txt?raw';
import oneNumber from './cpp/one-number.txt?raw';
import output from './cpp/output.txt?raw';
import untilEnd from './cpp/until-end.txt?raw';
import words from './cpp/words.txt?raw';
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
