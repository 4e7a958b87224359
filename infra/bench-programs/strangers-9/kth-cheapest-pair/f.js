const fs = require('fs');

function solve(bags, hats, k) {
  const n = bags.length;
  // upTo[i]: how many pairs of the first i bags are cheap enough
  const upTo = new Uint32Array(n + 1);
  let low = bags[0] + hats[0];
  let high = bags[n - 1] + hats[hats.length - 1];
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    let j = hats.length;
    for (let i = 0; i < n; i++) {
      while (j > 0 && bags[i] + hats[j - 1] > middle) j--;
      upTo[i + 1] = upTo[i] + j;
    }
    if (upTo[n] >= k) high = middle;
    else low = middle + 1;
  }
  return low;
}

const [n, m, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, n + m), k));
