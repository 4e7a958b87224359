'use strict';
const [[, k], bookings] = require('fs')
  .readFileSync(0, 'utf8')
  .split('\n')
  .slice(0, 2)
  .map(line => line.trim().split(/\s+/).map(Number));

const step = ({ sum, count, before }, x) => {
  const now = sum + x;
  count += before.get(now - k) ?? 0;
  before.set(now, (before.get(now) ?? 0) + 1);
  return { sum: now, count, before };
};
console.log(bookings.reduce(step, { sum: 0, count: 0, before: new Map([[0, 1]]) }).count);
