const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, t] = first.split(' ').map(Number);
const values = second.trim().split(' ').sort().map(Number);

function* sets(from, rest) {
  if (rest === 0) { yield []; return; }
  for (let i = from; i < n; i++) {
    if (values[i] > rest) break;
    if (i > from && values[i] === values[i - 1]) continue;
    for (const tail of sets(i + 1, rest - values[i])) yield [values[i], ...tail];
  }
}

const all = [...sets(0, t)].map(s => s.join(' '));
console.log(all.length ? all.join('\n') : 'none');
