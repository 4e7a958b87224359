const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const times = new Map();
const marks = new Map();
const out = [];

function countBefore(list, t) {
  let lo = 0;
  let hi = list.length;
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2);
    if (list[mid] < t) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

for (let i = 1; i < rows.length; i++) {
  const part = rows[i].trim().split(' ');
  const t = Number(part[1]);
  const name = part[2];
  if (part[0] === 'set') {
    if (!times.has(name)) {
      times.set(name, []);
      marks.set(name, []);
    }
    times.get(name).push(t);
    marks.get(name).push(part[3]);
  } else if (!times.has(name)) {
    out.push('none');
  } else {
    const k = countBefore(times.get(name), t);
    out.push(k === 0 ? 'none' : marks.get(name)[k - 1]);
  }
}
console.log(out.join('\n'));
