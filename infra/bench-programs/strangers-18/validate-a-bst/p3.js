'use strict';
const [k, ...tokens] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((w) => w !== '');

// nodes as plain objects, read level by level
function readTree() {
  if (tokens.length === 0) return null;
  const node = (w) => (w === undefined || w === 'null' ? null : { v: Number(w), l: null, r: null });
  const root = node(tokens[0]);
  const level = [root];
  for (let i = 0, t = 1; t < tokens.length; i++, t += 2) {
    const me = level[i];
    if ((me.l = node(tokens[t]))) level.push(me.l);
    if ((me.r = node(tokens[t + 1]))) level.push(me.r);
  }
  return root;
}

// [smallest, largest] of a search tree, null for a tree that is none
const range = (t) => {
  let min = t.v, max = t.v;
  if (t.l) {
    const a = range(t.l);
    if (!a || a[1] >= t.v) return null;
    min = a[0];
  }
  if (t.r) {
    const b = range(t.r);
    if (!b || b[0] <= t.v) return null;
    max = b[1];
  }
  return [min, max];
};

const root = readTree();
console.log(root === null || range(root) !== null);
