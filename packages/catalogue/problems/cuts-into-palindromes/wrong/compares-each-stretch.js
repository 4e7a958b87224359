const fs = require('fs');

function solve(strip) {
  const n = strip.length;
  const isMirror = (i, j) => {
    while (i < j) if (strip[i++] !== strip[j--]) return false;
    return true;
  };
  const pieces = [0];
  for (let j = 1; j <= n; j++) {
    pieces[j] = j;
    for (let i = 0; i < j; i++) if (isMirror(i, j - 1)) pieces[j] = Math.min(pieces[j], pieces[i] + 1);
  }
  return pieces[n] - 1;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]));
