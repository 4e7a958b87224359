const [, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let i = 0, j = h.length - 1, bankL = 0, bankR = 0, water = 0;
while (i <= j) {
  if (bankL <= bankR) {
    bankL = Math.max(bankL, h[i]);
    water += bankL - h[i++];
  } else {
    bankR = Math.max(bankR, h[j]);
    water += bankR - h[j--];
  }
}
console.log(water);
