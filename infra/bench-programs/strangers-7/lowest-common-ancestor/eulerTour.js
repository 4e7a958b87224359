// Tour around the tree; the answer is the highest node between two visits.
const data = require('fs').readFileSync(0, 'utf8').split('\n');
const tok = data[1].trim().split(/\s+/);
const [p, q] = data[2].trim().split(/\s+/).map(Number);

const value = [Number(tok[0])], left = [-1], right = [-1];
for (let i = 1, parent = 0; i < tok.length; i++) {
  let id = -1;
  if (tok[i] !== 'null') {
    id = value.length;
    value.push(Number(tok[i]));
    left.push(-1);
    right.push(-1);
  }
  if (i & 1) left[parent] = id;
  else right[parent++] = id;
}

const tour = [], depth = [], first = new Map();
function note(v, d) {
  if (!first.has(value[v])) first.set(value[v], tour.length);
  tour.push(v);
  depth.push(d);
}
(function walk(v, d) {
  note(v, d);
  for (const c of [left[v], right[v]]) {
    if (c < 0) continue;
    walk(c, d + 1);
    note(v, d);
  }
})(0, 0);

const sparse = [Int32Array.from(tour.keys())];
const better = (x, y) => (depth[x] <= depth[y] ? x : y);
for (let len = 2; len <= tour.length; len *= 2) {
  const prev = sparse[sparse.length - 1], half = len / 2;
  const cur = new Int32Array(tour.length - len + 1);
  for (let i = 0; i < cur.length; i++) cur[i] = better(prev[i], prev[i + half]);
  sparse.push(cur);
}

let [a, b] = [first.get(p), first.get(q)];
if (a > b) [a, b] = [b, a];
const lev = 31 - Math.clz32(b - a + 1);
console.log(value[tour[better(sparse[lev][a], sparse[lev][b - (1 << lev) + 1])]]);
