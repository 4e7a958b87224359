const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const [b, e] = tok;
const words = {};
for (const w of tok.slice(3)) words[w] = true;
const dist = {};
dist[b] = 1;
const q = [b];
for (let h = 0; h < q.length; h++) {
  const s = q[h];
  for (let i = 0; i < Math.min(s.length, 6); i++) for (const ch of 'abcdefghijklmnopqrstuvwxyz') {
    const x = s.slice(0, i) + ch + s.slice(i + 1);
    if (words[x] && !dist[x]) { dist[x] = dist[s] + 1; q.push(x); }
  }
}
console.log(dist[e] || 0);
