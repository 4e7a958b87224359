const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const W = c + 2;
const land = new Uint8Array((r + 2) * W); // with a border of water
for (let i = 0; i < r; i++) for (let j = 0; j < c; j++) if (lines[i + 1][j] === '1') land[(i + 1) * W + j + 1] = 1;
const stack = new Int32Array(r * c);
let islands = 0;
for (let s = 0; s < land.length; s++) {
  if (!land[s]) continue;
  islands++;
  let top = 0;
  land[s] = 0;
  stack[top++] = s;
  while (top) {
    const p = stack[--top];
    for (const d of [1, -1, W, -W]) {
      if (land[p + d]) {
        land[p + d] = 0;
        stack[top++] = p + d;
      }
    }
  }
}
console.log(islands);
