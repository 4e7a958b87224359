// a knock-out tournament among the stations decides who is next
const nums = Array.from(require('fs').readFileSync(0, 'utf8').matchAll(/\d+/g), m => +m[0]);
const [n, m, s] = nums;
const lines = Array.from({ length: n + 1 }, () => []);
for (let i = 3; i < 3 + 3 * m; i += 3) lines[nums[i]].push(nums[i + 1], nums[i + 2]);

let leaves = 1;
while (leaves < n + 1) leaves *= 2;
const key = new Float64Array(leaves).fill(Infinity);
const winner = new Int32Array(2 * leaves);
for (let i = 0; i < leaves; i++) winner[leaves + i] = i;
for (let i = leaves - 1; i > 0; i--) winner[i] = winner[2 * i];

function setKey(v, value) {
  key[v] = value;
  for (let i = (leaves + v) >> 1; i > 0; i >>= 1) {
    const a = winner[2 * i], b = winner[2 * i + 1];
    winner[i] = key[a] <= key[b] ? a : b;
  }
}

const done = new Uint8Array(n + 1);
let reached = 0, clock = 0;
setKey(s, 0);
while (key[winner[1]] < Infinity) {
  const u = winner[1];
  clock = key[u];
  done[u] = 1;
  reached++;
  setKey(u, Infinity);
  const l = lines[u];
  for (let i = 0; i < l.length; i += 2) {
    const v = l[i], t = clock + l[i + 1];
    if (!done[v] && t < key[v]) setKey(v, t);
  }
}
console.log(reached === n ? String(clock) : '-1');
