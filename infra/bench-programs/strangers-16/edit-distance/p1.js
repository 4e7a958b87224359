const [a = '', b = ''] = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);
let prev = Uint16Array.from({ length: b.length + 1 }, (_, j) => j);
let cur = new Uint16Array(b.length + 1);
for (let i = 1; i <= a.length; i++) {
  cur[0] = i;
  for (let j = 1; j <= b.length; j++) {
    cur[j] = a[i - 1] === b[j - 1]
      ? prev[j - 1]
      : 1 + Math.min(prev[j - 1], prev[j], cur[j - 1]);
  }
  [prev, cur] = [cur, prev];
}
console.log(prev[b.length]);
