const tokens = require('fs').readFileSync(0, 'latin1').split(/\s+/).filter(x => x);
const text = tokens[0], words = tokens.slice(2);

const child = new Int32Array(26 * (1 + words.reduce((s, w) => s + w.length, 0)));
const isEnd = new Uint8Array(child.length / 26);
let nodes = 1;
for (const w of words) {
  let v = 0;
  for (const ch of w) {
    const e = 26 * v + ch.charCodeAt(0) - 97;
    if (!child[e]) child[e] = nodes++;
    v = child[e];
  }
  isEnd[v] = 1;
}

const n = text.length, BIG = 1 << 29;
const need = new Int32Array(n + 1).fill(BIG);
need[n] = 0;
for (let i = n - 1; i >= 0; i--) {
  for (let j = i, v = 0; j < n; j++) {
    v = child[26 * v + text.charCodeAt(j) - 97];
    if (!v) break;
    if (isEnd[v] && need[j + 1] + 1 < need[i]) need[i] = need[j + 1] + 1;
  }
}
console.log(need[0] >= BIG ? -1 : need[0]);
