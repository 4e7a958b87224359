const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const known = new Map();

function shapes(line, learn) {
  const t = line.trim().split(' ');
  const type = [], left = [], right = [];
  type.push(t[1]); left.push(-1); right.push(-1);
  let at = 2;
  for (let i = 0; i < type.length && at < t.length; i++) {
    for (const side of [left, right]) {
      if (at >= t.length) break;
      const tok = t[at++];
      if (tok === 'null') continue;
      side[i] = type.length;
      type.push(tok);
      left.push(-1);
      right.push(-1);
    }
  }
  const id = new Array(type.length);
  for (let i = type.length - 1; i >= 0; i--) {
    const a = left[i] < 0 ? 0 : id[left[i]];
    const b = right[i] < 0 ? 0 : id[right[i]];
    const key = type[i] + '/' + a + '/' + b;
    let v = known.get(key);
    if (v === undefined) {
      if (!learn) return 0;
      v = known.size + 1;
      known.set(key, v);
    }
    id[i] = v;
  }
  return id[0];
}

shapes(lines[0], true);
const q = +lines[1];
const answer = [];
for (let i = 0; i < q; i++) answer.push(shapes(lines[2 + i], false) ? 'yes' : 'no');
console.log(answer.join('\n'));
