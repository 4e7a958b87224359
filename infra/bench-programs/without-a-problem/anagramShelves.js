const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const a = lines[1].split(' ').map(Number).slice(0, n);
a.sort((x, y) => x - y);
const out = [];
for (let i = 0; i < n;) {
  let j = i;
  while (j < n && a[j] === a[i]) j++;
  out.push(a[i] + 'x' + (j - i));
  i = j;
}
console.log(out.join(', '));
