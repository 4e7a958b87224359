// Manacher finds the mirror word around every centre, the rest is a table over the cuts
const word = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)[1];
const t = '|' + [...word].join('|') + '|';
const r = new Array(t.length).fill(0);
for (let i = 0, c = 0, end = 0; i < t.length; i++) {
  if (i < end) r[i] = Math.min(end - i, r[2 * c - i]);
  while (i - r[i] - 1 >= 0 && i + r[i] + 1 < t.length && t[i - r[i] - 1] === t[i + r[i] + 1]) r[i]++;
  if (i + r[i] > end) { c = i; end = i + r[i]; }
}
const words = Array.from({ length: word.length + 1 }, () => []);
r.forEach((len, i) => { if (len) words[(i + len) / 2].push((i - len) / 2); });
const cut = [-1];
for (let e = 1; e <= word.length; e++) {
  cut[e] = 1 + Math.min(cut[e - 1], ...words[e].map(b => cut[b]));
}
console.log(cut[word.length]);
