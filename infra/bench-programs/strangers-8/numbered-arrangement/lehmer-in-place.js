const [q, ...nights] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const arrangement = (n, k) => {
  const row = new Array(n);
  k -= 1;
  for (let i = n - 1, base = 1; i >= 0; i--, base++) {
    // the digit for this base, then everybody to the right makes room
    const digit = k % base;
    k = (k - digit) / base;
    row[i] = digit + 1;
    for (let j = i + 1; j < n; j++) if (row[j] > digit) row[j]++;
  }
  return row;
};
console.log(nights.slice(0, +q).map(l => arrangement(...l.split(' ').map(Number)).join(' ')).join('\n'));
