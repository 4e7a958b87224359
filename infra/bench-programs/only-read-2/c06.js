const s = String(Number(require('fs').readFileSync(0, 'utf8').trim())).split('').map(Number);
const memo = {};

function f(i, last, tight, started) {
  if (i === s.length) return started ? 1 : 0;
  const key = i + ',' + last + ',' + tight + ',' + started;
  if (memo[key] !== undefined) return memo[key];
  let r = 0;
  const top = tight ? s[i] : 9;
  for (let d = 0; d <= top; d++) {
    if (started && d === last) continue;
    const st = started || d > 0;
    r += f(i + 1, st ? d : 10, tight && d === top, st);
  }
  return (memo[key] = r);
}

console.log(f(0, 10, true, false));
