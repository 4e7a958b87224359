const fs = require('fs');
const input = fs.readFileSync(0, 'utf8').split('\n');
const a = (input[0] || '').replace('\r', '');
const b = (input[1] || '').replace('\r', '');

function change(i, j) {
  if (i === 0) return j;
  if (j === 0) return i;
  if (a[i - 1] === b[j - 1]) {
    return change(i - 1, j - 1);
  }
  const insert = change(i, j - 1);
  const remove = change(i - 1, j);
  const replace = change(i - 1, j - 1);
  return 1 + Math.min(insert, remove, replace);
}

console.log(change(a.length, b.length));
