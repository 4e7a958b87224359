const [word, pattern] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());

const runningOr = row => { let any = false; return row.map(b => (any = any || b)); };
const shiftIf = test => row => row.map((_, j) => j > 0 && row[j - 1] && test(word[j - 1]));

const rule = c =>
  c === '*' ? runningOr :
  c === '?' ? shiftIf(() => true) :
  shiftIf(x => x === c);

const start = Array.from({ length: word.length + 1 }, (_, j) => j === 0);
const end = [...pattern].reduce((row, c) => rule(c)(row), start);
console.log(end.filter(Boolean).length);
