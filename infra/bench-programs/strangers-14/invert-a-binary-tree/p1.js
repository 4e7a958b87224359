const raw = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const k = Number(raw[0]);
const tok = raw.slice(1, 1 + k);
// no tree at all: only the places of the children in the list
const kid = new Int32Array(k + 1).fill(-1);
for (let i = 0, next = 1; i < k; i++) {
  if (tok[i] !== 'null') {
    kid[i] = next;
    next += 2;
  }
}
const order = k ? [0] : [];
const out = [];
for (let h = 0; h < order.length; h++) {
  const i = order[h];
  if (i >= k || tok[i] === 'null') {
    out.push('null');
    continue;
  }
  out.push(tok[i]);
  order.push(kid[i] + 1, kid[i]);
}
while (out.length && out[out.length - 1] === 'null') out.pop();
console.log(out.length + '\n' + out.join(' '));
