const [text, , list] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const words = list.split(/\s+/);
const total = words.reduce((s, w) => s + w.length, 1);
const child = new Int32Array(26 * total);
const isWord = new Uint8Array(total);
let nodes = 1;
for (const w of words) {
  let at = 0;
  for (let i = 0; i < w.length; i++) {
    const slot = 26 * at + w.charCodeAt(i) - 97;
    if (!child[slot]) child[slot] = nodes++;
    at = child[slot];
  }
  isWord[at] = 1;
}
const n = text.length, FAR = 1e9;
const best = new Int32Array(n + 1).fill(FAR);
best[0] = 0;
for (let i = 0; i < n; i++) {
  if (best[i] === FAR) continue;
  for (let j = i, at = 0; j < n; ) {
    at = child[26 * at + text.charCodeAt(j++) - 97];
    if (!at) break;
    if (isWord[at] && best[i] + 1 < best[j]) best[j] = best[i] + 1;
  }
}
console.log(best[n] === FAR ? -1 : best[n]);
