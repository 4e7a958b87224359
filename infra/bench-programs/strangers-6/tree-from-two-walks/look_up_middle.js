const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const before = lines[1].trim().split(' ').map(Number);
const between = lines[2].trim().split(' ').map(Number);
const after = [];
let turn = 0;

function grow(lo, hi) {
  if (lo > hi) return;
  const root = before[turn++];
  const mid = between.indexOf(root);
  grow(lo, mid - 1);
  grow(mid + 1, hi);
  after.push(root);
}

grow(0, between.length - 1);
console.log(after.join(' '));
