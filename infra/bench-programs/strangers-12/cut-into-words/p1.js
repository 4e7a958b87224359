const [text, , list] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const words = list.split(/\s+/);
// trie in one flat array
let nodes = 1;
for (const w of words) nodes += w.length;
const kid = new Int32Array(nodes * 26);
const end = new Uint8Array(nodes);
let used = 1;
for (const w of words) {
  let v = 0;
  for (let i = 0; i < w.length; i++) {
    const e = v * 26 + w.charCodeAt(i) - 97;
    if (!kid[e]) kid[e] = used++;
    v = kid[e];
  }
  end[v] = 1;
}
const n = text.length, INF = 1e9;
const best = new Int32Array(n + 1).fill(INF);
best[0] = 0;
for (let i = 0; i < n; i++) {
  if (best[i] === INF) continue;
  let v = 0;
  for (let j = i; j < n; j++) {
    v = kid[v * 26 + text.charCodeAt(j) - 97];
    if (!v) break;
    if (end[v] && best[i] + 1 < best[j + 1]) best[j + 1] = best[i] + 1;
  }
}
console.log(best[n] === INF ? -1 : best[n]);
