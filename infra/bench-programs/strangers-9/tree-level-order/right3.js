const fs = require('fs');
const tokens = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const k = Number(tokens[0]);

// arrays instead of objects; 0 is "no child", so nodes count from 1
const value = [null];
const left = [0];
const right = [0];
function add(t) {
  value.push(t);
  left.push(0);
  right.push(0);
  return value.length - 1;
}

let line;
// collects the nodes that are `deep` levels below `node`; true if there is one
function collect(node, deep) {
  if (node === 0) return;
  if (deep === 0) {
    line.push(value[node]);
    return;
  }
  collect(left[node], deep - 1);
  collect(right[node], deep - 1);
}

if (k > 0) {
  add(tokens[1]);
  for (let i = 2, p = 1; i <= k; i++) {
    if (tokens[i] !== 'null') {
      const child = add(tokens[i]);
      if (i % 2 === 0) left[p] = child;
      else right[p] = child;
    }
    if (i % 2 === 1) p++;
  }
  const out = [];
  for (let level = 0; ; level++) {
    line = [];
    collect(1, level);
    if (line.length === 0) break;
    out.push(line.join(' '));
  }
  console.log(out.join('\n'));
}
