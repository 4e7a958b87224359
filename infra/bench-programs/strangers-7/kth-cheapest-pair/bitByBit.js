// number of pairs cheaper than x, walking down the stairs
const cheaper = (A, B, x, i = 0, j = B.length, total = 0) => {
  for (; i < A.length; i++, total += j)
    while (j && A[i] + B[j - 1] >= x) j--;
  return total;
};

const [[n, m, k], bags, hats] = require('fs').readFileSync(0, 'utf8')
  .trim().split('\n').map(l => l.trim().split(/ +/).map(Number));

let price = bags[0] + hats[0];
for (let step = 2 ** 32; step >= 1; step /= 2) {
  if (cheaper(bags, hats, price + step) < k) price += step;
}
console.log(price);
