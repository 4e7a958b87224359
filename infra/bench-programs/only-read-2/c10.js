const s = require('fs').readFileSync(0, 'utf8').trim();
let total = 0;
let odd = 0;
const grow = (l, r) => {
  let c = 0;
  while (l >= 0 && r < s.length && s[l] === s[r]) {
    l--;
    r++;
    c++;
  }
  return c;
};
for (let i in s) {
  i = +i;
  const o = grow(i, i);
  odd += o;
  total += o + grow(i, i + 1);
}
console.log(total, odd);
