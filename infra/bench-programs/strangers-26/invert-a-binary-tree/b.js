const [head, body = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const t = body.match(/\S+/g) || [];
const k = parseInt(head);
const out = [];
for (let from = 0, width = 1; from < k;) {
  let alive = 0;
  for (let i = from + width - 1; i >= from; i--) {
    const token = i < k ? t[i] : 'null';
    out.push(token);
    if (token !== 'null') alive++;
  }
  from += width;
  width = 2 * alive;
}
while (out.length && out[out.length - 1] === 'null') out.length--;
console.log(out.length + '\n' + out.join(' '));
