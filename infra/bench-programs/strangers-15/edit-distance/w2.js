const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const from = lines[0].replace('\r', '');
const to = (lines[1] ?? '').replace('\r', '');

// equal beginnings and ends cost nothing
const shorter = Math.min(from.length, to.length);
let start = 0;
while (start < shorter && from[start] === to[start]) start++;
let tail = 0;
while (tail < shorter && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;

const a = from.slice(start, from.length - tail);
const b = to.slice(start, to.length - tail);

// one row over the letters of a
const row = Array.from({ length: a.length + 1 }, (_, i) => i);
for (let j = 1; j <= b.length; j++) {
  let diagonal = row[0];
  row[0] = j;
  for (let i = 1; i <= a.length; i++) {
    const above = row[i];
    row[i] = a[i - 1] === b[j - 1]
      ? diagonal
      : 1 + Math.min(diagonal, above, row[i - 1]);
    diagonal = above;
  }
}
console.log(row[a.length]);
