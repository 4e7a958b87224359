const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let l = 1, r = t[0], lm = 0, rm = 0, water = 0;
while (l <= r) {
  if (lm <= rm) {
    lm = Math.max(lm, t[l]);
    water += lm - t[l++];
  } else {
    rm = Math.max(rm, t[r]);
    water += rm - t[r--];
  }
}
console.log(water);
