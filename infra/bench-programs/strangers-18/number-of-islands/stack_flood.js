const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
// a border of water all around saves the checks
const w = c + 2;
const land = new Uint8Array((r + 2) * w);
for (let i = 0; i < r; i++) for (let j = 0; j < c; j++) if (lines[i + 1][j] === '1') land[(i + 1) * w + j + 1] = 1;

const stack = new Int32Array(r * c);
let islands = 0;
for (let s = 0; s < land.length; s++) {
  if (!land[s]) continue;
  islands++;
  let top = 0;
  stack[top++] = s;
  land[s] = 0;
  while (top) {
    const v = stack[--top];
    for (const u of [v - 1, v + 1, v - w, v + w]) {
      if (land[u]) {
        land[u] = 0;
        stack[top++] = u;
      }
    }
  }
}
console.log(islands);
