const [head, body] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(head, 10);
const a = body.trim().split(' ').map((t) => parseInt(t, 10));

let pos = 0;
for (const v of a) {
  if (v !== 0) a[pos++] = v;
}
while (++pos < n) a[pos] = 0;

console.log(a.join(' '));
