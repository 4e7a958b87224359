const n = +require('fs').readFileSync(0, 'utf8');
const full = (1 << n) - 1;
const go = (c, l, r) => {
  if (c === full) return 1;
  let s = 0;
  for (let f = full & ~(c | l | r); f; f &= f - 1) {
    const b = f & -f;
    s += go(c | b, (l | b) << 1, (r | b) >> 1);
  }
  return s;
};
console.log(go(0, 0, 0));
