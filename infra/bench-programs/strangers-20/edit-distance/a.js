const lines = require('fs').readFileSync(0, 'latin1').split('\n').map((s) => s.replace(/\r$/, ''));
const a = lines[0] ?? '';
const b = lines[1] ?? '';

const last = [...a].reduce(
  (row, ch, i) => {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (b[j] === ch ? 0 : 1)));
    }
    return next;
  },
  Array.from({ length: b.length + 1 }, (_, j) => j)
);
console.log(last[b.length]);
