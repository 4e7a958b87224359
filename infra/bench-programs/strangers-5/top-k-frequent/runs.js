const all = new Int32Array(require('fs').readFileSync(0, 'utf8').trim().split(/\s+/));
const k = all[1];
const a = all.subarray(2).sort();
const runs = [];
for (let i = 0, j; i < a.length; i = j) {
  for (j = i; a[j] === a[i]; ) j++;
  runs.push({ v: a[i], c: j - i });
}
runs.sort((p, q) => q.c - p.c);
runs.length = k;
console.log(runs.map(({ v }) => v).join(' '));
