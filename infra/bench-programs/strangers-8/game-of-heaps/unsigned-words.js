const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heaps = lines[1].trim().split(/\s+/).map(Number);
const WORD = 2 ** 32;

// a size as two 32-bit words
const split = h => ({ high: Math.floor(h / WORD), low: h % WORD });

const words = heaps.map(split);
const sum = words.reduce((s, w) => ({ high: s.high ^ w.high, low: s.low ^ w.low }), { high: 0, low: 0 });

const smaller = (a, b) => a.high < b.high || (a.high === b.high && a.low < b.low);

let wins = 0;
for (const w of words) {
  const goal = { high: w.high ^ sum.high, low: w.low ^ sum.low };
  if (smaller(goal, w)) wins++;
}
console.log(wins);
