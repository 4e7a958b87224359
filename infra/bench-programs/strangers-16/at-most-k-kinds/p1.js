const { readFileSync } = require('fs');
const buf = readFileSync(0);
let at = 0;
const next = () => {
  while (buf[at] < 45) at++;
  let s = 1;
  if (buf[at] === 45) { s = -1; at++; }
  let v = 0;
  for (; at < buf.length && buf[at] >= 48; at++) v = v * 10 + (buf[at] & 15);
  return s * v;
};
const n = next(), k = next();
// rename the kinds to 0, 1, 2, ...
const names = new Map();
const kind = new Int32Array(n);
for (let i = 0; i < n; i++) {
  const v = next();
  let id = names.get(v);
  if (id === undefined) names.set(v, (id = names.size));
  kind[i] = id;
}
const inWindow = new Int32Array(names.size);
let used = 0, left = 0, best = 0, ways = 0;
for (let right = 0; right < n; right++) {
  if (inWindow[kind[right]]++ === 0) used++;
  while (used > k) if (--inWindow[kind[left++]] === 0) used--;
  const len = right - left + 1;
  if (len > best) { best = len; ways = 1; } else if (len === best) ways++;
}
console.log(`${best} ${ways}`);
