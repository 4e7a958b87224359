'use strict';
// Meet in the middle: trace the front half backwards and the back half forwards from two
// adjacent squares, then look for two halves without a common square.
const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((t) => t);
const r = +tokens[0], c = +tokens[1];
const grid = tokens.slice(2, 2 + r).join('');
const word = tokens[2 + r];
const cells = r * c;

function* around(x) {
  const i = Math.floor(x / c), j = x % c;
  if (i > 0) yield x - c;
  if (i + 1 < r) yield x + c;
  if (j > 0) yield x - 1;
  if (j + 1 < c) yield x + 1;
}
const near = Array.from({ length: cells }, (_, x) => [...around(x)]);

// all paths from x that spell the text, as masks of four 32-bit words
function paths(x, text) {
  const found = [];
  const mask = [0, 0, 0, 0];
  (function go(y, k) {
    if (grid[y] !== text[k] || mask[y >> 5] >> (y & 31) & 1) return;
    mask[y >> 5] ^= 1 << (y & 31);
    if (k === text.length - 1) found.push(mask.slice());
    else for (const z of near[y]) go(z, k + 1);
    mask[y >> 5] ^= 1 << (y & 31);
  })(x, 0);
  return found;
}

const disjoint = (p, q) => ((p[0] & q[0]) | (p[1] & q[1]) | (p[2] & q[2]) | (p[3] & q[3])) === 0;

function solve() {
  if (word.length === 1) return grid.includes(word);
  const half = word.length >> 1;
  const front = [...word.slice(0, half)].reverse().join('');
  const back = word.slice(half);
  const all = [...Array(cells).keys()];
  const fronts = all.map((x) => paths(x, front));
  const backs = all.map((x) => paths(x, back));
  return all.some((x) => near[x].some((y) => fronts[x].some((p) => backs[y].some((q) => disjoint(p, q)))));
}

console.log(solve());
