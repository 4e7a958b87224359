const toks = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
let ok = true;
const queue = toks.length ? [Number(toks[0])] : [];
let i = 1;
for (let h = 0; h < queue.length; h++) {
  const v = queue[h];
  const l = toks[i++], r = toks[i++];
  if (l !== undefined && l !== 'null') {
    if (Number(l) >= v) ok = false;
    queue.push(Number(l));
  }
  if (r !== undefined && r !== 'null') {
    if (Number(r) <= v) ok = false;
    queue.push(Number(r));
  }
}
console.log(ok);
