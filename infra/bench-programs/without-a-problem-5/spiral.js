let buf = '';
process.stdin.on('data', c => buf += c);
process.stdin.on('end', () => {
  const n = Number(buf.trim());
  if (n === 0) return console.log('0 0');
  const k = Math.ceil((Math.sqrt(n + 1) - 1) / 2);
  const side = 2 * k;
  let m = (side + 1) * (side + 1) - 1;
  let x, y;
  if (n >= m - side) {
    x = k - (m - n); y = -k;
  } else if (n >= m - 2 * side) {
    m -= side;
    x = -k; y = -k + (m - n);
  } else if (n >= m - 3 * side) {
    m -= 2 * side;
    x = -k + (m - n); y = k;
  } else {
    m -= 3 * side;
    x = k; y = k - (m - n);
  }
  console.log(x + ' ' + y);
});
