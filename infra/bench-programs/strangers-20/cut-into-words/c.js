'use strict';
// Aho-Corasick; at every position all words ending there are visited over the "shorter word" links
const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

class State {
  constructor(depth) { this.depth = depth; this.go = new Map(); this.fail = null; this.hit = false; this.shorter = null; }
}
const root = new State(0);
for (const word of words) {
  let s = root;
  for (const ch of word) {
    if (!s.go.has(ch)) s.go.set(ch, new State(s.depth + 1));
    s = s.go.get(ch);
  }
  s.hit = true;
}
const queue = [root];
for (let q = 0; q < queue.length; q++) {
  const s = queue[q];
  for (const [ch, t] of s.go) {
    let f = s.fail;
    while (f && !f.go.has(ch)) f = f.fail;
    t.fail = f ? f.go.get(ch) : root;
    t.shorter = t.fail.hit ? t.fail : t.fail.shorter;
    queue.push(t);
  }
}
const dp = [0];
let s = root;
for (let i = 0; i < text.length; i++) {
  const ch = text[i];
  while (s !== root && !s.go.has(ch)) s = s.fail;
  if (s.go.has(ch)) s = s.go.get(ch);
  let best = Infinity;
  for (let h = s.hit ? s : s.shorter; h; h = h.shorter) best = Math.min(best, dp[i + 1 - h.depth] + 1);
  dp.push(best);
}
console.log(Number.isFinite(dp[text.length]) ? dp[text.length] : -1);
