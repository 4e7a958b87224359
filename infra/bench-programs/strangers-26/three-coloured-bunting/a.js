const flags = require('fs').readFileSync(0, 'utf8').trim();
const count = (text, letter) => (text.match(new RegExp(letter, 'g')) || []).length;

const reds = count(flags, 'r'), whites = count(flags, 'w');
const red = flags.slice(0, reds);
const white = flags.slice(reds, reds + whites);
const blue = flags.slice(reds + whites);

const pairs = [
  [count(red, 'w'), count(white, 'r')],
  [count(white, 'b'), count(blue, 'w')],
  [count(blue, 'r'), count(red, 'b')],
];
const direct = pairs.reduce((sum, [x, y]) => sum + Math.min(x, y), 0);
const circles = Math.abs(pairs[0][0] - pairs[0][1]);
console.log(direct + 2 * circles);
