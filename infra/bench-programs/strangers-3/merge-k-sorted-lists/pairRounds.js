const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0]);
let lists = lines.slice(1, k + 1).map(l => l.trim().split(/\s+/).slice(1).map(Number));
const merge = (a, b) => {
  const r = [];
  let i = 0, j = 0;
  while (i < a.length && j < b.length) r.push(a[i] <= b[j] ? a[i++] : b[j++]);
  while (i < a.length) r.push(a[i++]);
  while (j < b.length) r.push(b[j++]);
  return r;
};
while (lists.length > 1) {
  const next = [];
  for (let i = 0; i < lists.length; i += 2) {
    next.push(i + 1 < lists.length ? merge(lists[i], lists[i + 1]) : lists[i]);
  }
  lists = next;
}
console.log(lists[0].join(' '));
