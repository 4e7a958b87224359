const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s !== '');
const k = Number(tok.shift());
const left = new Int32Array(k), right = new Int32Array(k);
let c = 1;
for (let i = 0; i < k; i++) {
  if (tok[i] === 'null') continue;
  left[i] = c++;
  right[i] = c++;
}
const there = i => i < k && tok[i] !== 'null';

const out = [];
const queue = k ? [0] : [];
for (let h = 0; h < queue.length; h++) {
  const i = queue[h];
  if (!there(i)) {
    out.push('null');
    continue;
  }
  out.push(tok[i]);
  queue.push(right[i], left[i]);
}
while (out.length && out[out.length - 1] === 'null') out.pop();
console.log(out.length + '\n' + out.join(' '));
