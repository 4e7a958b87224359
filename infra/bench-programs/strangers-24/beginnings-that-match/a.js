const [word, pattern] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const letters = [null, ...word];

const start = letters.map((_, i) => i === 0);

const star = row => {
  let seen = false;
  return row.map(x => (seen = seen || x));
};
const one = row => row.map((_, i) => i > 0 && row[i - 1]);
const letter = (row, p) => row.map((_, i) => i > 0 && letters[i] === p && row[i - 1]);

const last = [...pattern].reduce(
  (row, p) => (p === '*' ? star(row) : p === '?' ? one(row) : letter(row, p)),
  start
);
console.log(last.filter(Boolean).length);
