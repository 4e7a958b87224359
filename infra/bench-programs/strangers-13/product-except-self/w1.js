const [, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

let product = 1;
let zeros = 0;
for (const x of a) {
  if (x === 0) {
    zeros += 1;
  } else {
    product *= x;
  }
}

const result = a.map((x) => {
  if (zeros > 0) {
    return x === 0 ? product : 0;
  }
  return product / x;
});

console.log(result.join(' '));
