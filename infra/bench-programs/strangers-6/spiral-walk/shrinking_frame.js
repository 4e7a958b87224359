const lawn = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim().split(/\s+/));

function* mow() {
  let top = 0, left = 0, bottom = lawn.length - 1, right = lawn[0].length - 1;
  while (true) {
    for (let j = left; j <= right; j++) yield lawn[top][j];
    if (++top > bottom) return;
    for (let i = top; i <= bottom; i++) yield lawn[i][right];
    if (--right < left) return;
    for (let j = right; j >= left; j--) yield lawn[bottom][j];
    if (--bottom < top) return;
    for (let i = bottom; i >= top; i--) yield lawn[i][left];
    if (++left > right) return;
  }
}

console.log(Array.from(mow()).join(' '));
