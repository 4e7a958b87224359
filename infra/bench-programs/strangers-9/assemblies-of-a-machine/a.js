// hash consing: equal trees get equal numbers
const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const ids = new Map();

function numberAll(line) {
  const tok = line.trim().split(' ');
  const cnt = Number(tok[0]);
  const kids = new Int32Array(2 * cnt + 2).fill(-1);
  const type = [];
  for (let p = 0; p < cnt; p++) {
    const t = tok[p + 1];
    if (t === 'null') continue;
    if (p > 0) kids[p - 1] = type.length;
    type.push(t);
  }
  const id = new Int32Array(type.length);
  for (let v = type.length - 1; v >= 0; v--) {
    const l = kids[2 * v] < 0 ? 0 : id[kids[2 * v]];
    const r = kids[2 * v + 1] < 0 ? 0 : id[kids[2 * v + 1]];
    const key = type[v] + ',' + l + ',' + r;
    let x = ids.get(key);
    if (x === undefined) {
      x = ids.size + 1;
      ids.set(key, x);
    }
    id[v] = x;
  }
  return id;
}

const have = new Set(numberAll(lines[0]));
const q = Number(lines[1]);
const out = [];
for (let i = 0; i < q; i++) out.push(have.has(numberAll(lines[2 + i])[0]) ? 'yes' : 'no');
console.log(out.join('\n'));
