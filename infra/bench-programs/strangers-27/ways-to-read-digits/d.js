// Cut the row where no letter can lie across; each piece counts like a Fibonacci number.
const M = 1000000007;
const times = (a, b) => ((a * (b >>> 15) % M) * 32768 + a * (b & 32767)) % M;

function count(s) {
  if (s[0] === '0') return 0;
  for (let i = 1; i < s.length; i++) {
    if (s[i] === '0' && s[i - 1] !== '1' && s[i - 1] !== '2') return 0;
  }
  const fib = [1, 1];
  for (let i = 2; i <= s.length; i++) fib.push((fib[i - 1] + fib[i - 2]) % M);

  let product = 1;
  for (const piece of s.replace(/[12]0/g, ' ').split(' ')) {
    let size = 0;
    for (let i = 0; i < piece.length; i++) {
      size++;
      const open = piece[i] === '1' || (piece[i] === '2' && piece[i + 1] <= '6');
      if (!open || i + 1 === piece.length) {
        product = times(product, fib[size]);
        size = 0;
      }
    }
  }
  return product;
}

console.log(count(require('fs').readFileSync(0, 'utf8').trim()));
