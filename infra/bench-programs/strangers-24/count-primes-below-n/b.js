const fs = require('fs');

class Window {
  constructor(width) {
    this.width = width;
    this.marks = new Uint8Array(width);
  }
  count(lo, hi, primes) {
    const m = this.marks;
    m.fill(0);
    for (const p of primes) {
      if (p * p > hi) break;
      let s = Math.max(p * p, Math.ceil(lo / p) * p);
      for (; s <= hi; s += p) m[s - lo] = 1;
    }
    let c = 0;
    for (let x = lo; x <= hi; x++) c += 1 - m[x - lo];
    return c;
  }
}

function basePrimes(limit) {
  const bad = new Uint8Array(limit + 1);
  const res = [];
  for (let i = 2; i <= limit; i++) {
    if (bad[i]) continue;
    res.push(i);
    for (let j = i * i; j <= limit; j += i) bad[j] = 1;
  }
  return res;
}

const top = Number(fs.readFileSync(0, 'utf8').trim()) - 1;
if (top < 2) {
  console.log(0);
} else {
  let root = Math.floor(Math.sqrt(top));
  while (root * root > top) root--;
  while ((root + 1) * (root + 1) <= top) root++;
  const primes = basePrimes(root);
  const w = new Window(root);
  let total = primes.length;
  for (let lo = root + 1; lo <= top; lo += root) {
    // 1 is no prime; it can only be met when root is 0, which cannot happen here
    total += w.count(Math.max(lo, 2), Math.min(top, lo + root - 1), primes);
  }
  console.log(total);
}
