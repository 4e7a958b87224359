const [kl, tl, pq] = require('fs').readFileSync(0, 'utf8').split('\n');
const tok = tl.trim().split(' ');
const val = [tok[0]], par = [-1], dep = [0];
const id = new Map([[tok[0], 0]]);
for (let i = 1, head = 0; i < tok.length; head++) {
  for (let side = 0; side < 2 && i < tok.length; side++, i++) {
    if (tok[i] === 'null') continue;
    id.set(tok[i], val.length);
    val.push(tok[i]);
    par.push(head);
    dep.push(dep[head] + 1);
  }
}
let [a, b] = pq.trim().split(' ').map(x => id.get(x));
while (a !== b) {
  if (dep[a] >= dep[b]) a = par[a];
  else b = par[b];
}
console.log(val[a]);
