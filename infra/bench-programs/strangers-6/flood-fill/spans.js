const [size, click, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = size.split(' ').map(Number);
const [sr, sc, paint] = click.split(' ').map(Number);
const pic = rest.map((row) => row.trim().split(' ').map(Number));
const old = pic[sr][sc];

function bucket() {
  if (old === paint) return;
  const stack = [[sr, sc]];
  while (stack.length) {
    const [y, x] = stack.pop();
    const row = pic[y];
    if (row[x] !== old) continue;
    let a = x, z = x;
    while (a > 0 && row[a - 1] === old) a--;
    while (z + 1 < c && row[z + 1] === old) z++;
    row.fill(paint, a, z + 1);
    for (const near of [y - 1, y + 1]) {
      if (near < 0 || near >= r) continue;
      for (let i = a; i <= z; i++) {
        if (pic[near][i] === old && (i === a || pic[near][i - 1] !== old)) stack.push([near, i]);
      }
    }
  }
}

bucket();
console.log(pic.map((row) => row.join(' ')).join('\n'));
