const tk = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const text = tk[0], w = Number(tk[1]);
// trie in flat arrays
const next = [new Int32Array(26)], end = [false];
for (const word of tk.slice(2, 2 + w)) {
  let v = 0;
  for (const ch of word) {
    const x = ch.charCodeAt(0) - 97;
    if (!next[v][x]) { next[v][x] = next.length; next.push(new Int32Array(26)); end.push(false); }
    v = next[v][x];
  }
  end[v] = true;
}
const INF = 1e9, n = text.length;
const best = new Array(n + 1).fill(INF);
best[n] = 0;
for (let i = n - 1; i >= 0; i--) {
  for (let v = 0, j = i; j < n; j++) {
    v = next[v][text.charCodeAt(j) - 97];
    if (!v) break;
    if (end[v] && best[j + 1] + 1 < best[i]) best[i] = best[j + 1] + 1;
  }
}
console.log(best[0] >= INF ? -1 : best[0]);
