'use strict';
// All words go into a trie one after the other; the children of each node
// then appear in the order of the unknown alphabet, which gives the relations.
const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim());
const n = Number(lines[0]);
// seen = bit mask of the children so far; only the newest child can still be entered
const node = () => ({ seen: 0, newest: null, kid: null });

const after = new Map(); // letter -> set of letters directly known to be later
function read() {
  const root = node();
  for (const word of lines.slice(1, n + 1)) {
    let at = root;
    for (const ch of word) {
      if (!after.has(ch)) after.set(ch, new Set());
      const bit = 1 << (ch.charCodeAt(0) - 97);
      if (!(at.seen & bit)) {
        if (at.newest !== null) after.get(at.newest).add(ch);
        at.seen |= bit;
        at.newest = ch;
        at.kid = node();
      } else if (at.newest !== ch) {
        return false; // a branch that was closed is opened again
      }
      at = at.kid;
    }
    if (at.seen !== 0) return false; // a longer word came first
  }
  return true;
}
function order() {
  const open = new Map([...after.keys()].map(k => [k, 0]));
  for (const s of after.values()) for (const k of s) open.set(k, open.get(k) + 1);
  let text = '';
  while (open.size) {
    const free = [...open].filter(([, d]) => d === 0).map(([k]) => k).sort();
    if (!free.length) return 'impossible';
    text += free[0];
    open.delete(free[0]);
    for (const k of after.get(free[0])) open.set(k, open.get(k) - 1);
  }
  return text;
}
console.log(read() ? order() : 'impossible');
