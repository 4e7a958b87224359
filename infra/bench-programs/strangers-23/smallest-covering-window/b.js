const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(w => Buffer.from(w));

function firstStart(length) {
  const lack = new Int32Array(128);
  let open = 0;
  for (const c of t) if (lack[c]++ === 0) open++;
  for (let i = 0; i < s.length; i++) {
    if (--lack[s[i]] === 0) open--;
    if (i >= length && ++lack[s[i - length]] === 1) open++;
    if (i >= length - 1 && open === 0) return i - length + 1;
  }
  return -1;
}

let no = 0, yes = s.length;
if (firstStart(yes) < 0) {
  console.log('none');
} else {
  while (yes - no > 1) {
    const mid = (no + yes) >> 1;
    if (firstStart(mid) >= 0) yes = mid;
    else no = mid;
  }
  const from = firstStart(yes);
  console.log(s.toString('latin1', from, from + yes));
}
