const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = [];
for (let i = 1; i < data.length; i += 2) {
  let at = a.length;
  while (at > 0 && a[at - 1][0] > data[i]) {
    a[at] = a[at - 1];
    at--;
  }
  a[at] = [data[i], data[i + 1]];
}
const out = [];
for (const [l, r] of a) {
  const last = out[out.length - 1];
  if (last && l <= last[1]) last[1] = Math.max(last[1], r);
  else out.push([l, r]);
}
console.log(out.map((x) => x.join(' ')).join('\n'));
