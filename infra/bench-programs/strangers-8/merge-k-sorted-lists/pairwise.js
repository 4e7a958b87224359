const rows = require('fs').readFileSync(0, 'utf8').split('\n');
const k = +rows[0];
let lists = rows.slice(1, k + 1).map(r => r.trim().split(' ').slice(1).map(Number));

function merge(a, b) {
  const out = [];
  let i = 0, j = 0;
  while (a[i] && b[j]) out.push(a[i] <= b[j] ? a[i++] : b[j++]);
  return out.concat(a.slice(i), b.slice(j));
}

while (lists.length > 1) {
  const half = [];
  for (let i = 0; i < lists.length; i += 2) half.push(i + 1 < lists.length ? merge(lists[i], lists[i + 1]) : lists[i]);
  lists = half;
}
console.log(lists[0].join(' '));
