const fs = require('fs');
const grenze = parseInt(fs.readFileSync(0, 'utf8'), 10);
const istPrim = new Uint8Array(grenze + 1).fill(1, 2);
for (let i = 2; i * i <= grenze; i++) {
  if (istPrim[i]) {
    for (let k = i * i; k <= grenze; k += i) istPrim[k] = 0;
  }
}
console.log(istPrim.reduce((summe, p) => summe + p, 0));
