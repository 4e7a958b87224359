const L = require('fs').readFileSync(0, 'utf8').split('\n');
const tok = L[1].trim().split(' ');
const [p, q] = L[2].trim().split(' ').map(Number);
const root = { v: +tok[0], l: null, r: null };
const queue = [root];
let i = 1, h = 0;
while (i < tok.length) {
  const x = queue[h++];
  if (tok[i] !== 'null') queue.push(x.l = { v: +tok[i], l: null, r: null });
  i++;
  if (i < tok.length && tok[i] !== 'null') queue.push(x.r = { v: +tok[i], l: null, r: null });
  i++;
}
let x = root;
while (x) {
  if (p < x.v && q < x.v && x.l) x = x.l;
  else if (p > x.v && q > x.v && x.r) x = x.r;
  else break;
}
console.log(x.v);
