const [a = '', b = ''] = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);

const last = [...a].reduce(
  (row, c, i) => {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (b[j] === c ? 0 : 1)));
    return next;
  },
  Array.from({ length: b.length + 1 }, (_, j) => j)
);

console.log(last[b.length]);
