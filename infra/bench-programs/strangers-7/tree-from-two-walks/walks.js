'use strict';
const [, before, between] = require('fs').readFileSync(0, 'utf8').split('\n').map((l) => l.trim().split(' ').map(Number));
const where = new Map(between.map((x, i) => [x, i]));
const after = [];
let used = 0;
const visit = (lo, hi) => {
  if (lo === hi) return;
  const node = before[used++];
  const mid = where.get(node);
  visit(lo, mid);
  visit(mid + 1, hi);
  after.push(node);
};
visit(0, between.length);
console.log(after.join(' '));
