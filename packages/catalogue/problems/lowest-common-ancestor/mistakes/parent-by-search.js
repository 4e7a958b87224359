const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let t = lines[1].split(' ');
const [p, q] = lines[2].split(' ');
const parents = [];
let queue = [t[0]];
t = t.slice(1);
while (t.length) {
  const x = queue[0];
  queue = queue.slice(1);
  for (const y of t.slice(0, 2)) if (y !== 'null') { parents.push([y, x]); queue.push(y); }
  t = t.slice(2);
}
const up = v => { const e = parents.find(z => z[0] === v); return e ? e[1] : null; };
const anc = [];
for (let v = p; v !== null; v = up(v)) anc.push(v);
let v = q;
while (!anc.includes(v)) v = up(v);
console.log(v);
