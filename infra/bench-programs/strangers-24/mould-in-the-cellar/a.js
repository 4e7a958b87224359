const [head, ...shelf] = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = head.split(' ').map(Number);
const W = c + 2;
const fresh = new Uint8Array(W * (r + 2));
let front = [], left = 0;
for (let i = 0; i < r; i++)
  for (let j = 0; j < c; j++) {
    const at = (i + 1) * W + j + 1;
    if (shelf[i][j] === 'o') { fresh[at] = 1; left++; }
    else if (shelf[i][j] === 'x') front.push(at);
  }
let nights = 0;
while (left > 0 && front.length > 0) {
  const next = [];
  for (const p of front)
    for (const q of [p - 1, p + 1, p - W, p + W])
      if (fresh[q]) { fresh[q] = 0; left--; next.push(q); }
  front = next;
  nights++;
}
console.log(left ? -1 : nights);
