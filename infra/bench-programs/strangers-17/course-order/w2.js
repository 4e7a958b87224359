const text = require('fs').readFileSync(0, 'utf8');
const numbers = (text.match(/\d+/g) || []).map(Number);
const n = numbers[0];
const m = numbers[1];

const next = Array.from({ length: n + 1 }, () => []);
const needs = new Int32Array(n + 1);
for (let i = 0; i < m; i++) {
  const a = numbers[2 + 2 * i];
  const b = numbers[3 + 2 * i];
  next[a].push(b);
  needs[b]++;
}

const order = [];
for (let course = 1; course <= n; course++) {
  if (needs[course] === 0) order.push(course);
}
for (let at = 0; at < order.length; at++) {
  next[order[at]].forEach((course) => {
    needs[course]--;
    if (needs[course] === 0) order.push(course);
  });
}

console.log(order.length > 0 ? order.join(' ') : 'impossible');
