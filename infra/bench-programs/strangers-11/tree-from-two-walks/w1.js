const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const before = lines[1].trim().split(' ').map(Number);
const between = lines[2].trim().split(' ').map(Number);
const n = before.length;

const placeBefore = new Map(before.map((x, i) => [x, i]));
const placeBetween = new Map(between.map((x, i) => [x, i]));

const after = [];

// the subtree is before[a..b] and between[c..d]
function walk(a, b, c, d) {
  if (a > b) return;
  const root = before[a];
  const mid = placeBetween.get(root);
  let leftEnd = a;
  if (mid > c) {
    // the last node on the left of the root ends the left part of the first list
    leftEnd = placeBefore.get(between[mid - 1]);
  }
  walk(a + 1, leftEnd, c, mid - 1);
  walk(leftEnd + 1, b, mid + 1, d);
  after.push(root);
}

walk(0, n - 1, 0, n - 1);
console.log(after.join(' '));
