// strides: c, r-1, c-1, r-2, c-2, ... along one flat array
function* spiral(cells, r, c) {
  const delta = [1, c, -1, -c];
  let at = -1, dir = 0, lens = [c, r - 1];
  for (;;) {
    const len = lens[dir & 1];
    if (len <= 0) return;
    for (let s = 0; s < len; s++) yield cells[at += delta[dir]];
    lens[dir & 1]--;
    dir = (dir + 1) & 3;
  }
}
const tok = require('fs').readFileSync(0, 'utf8').match(/-?\d+/g);
const [r, c] = [+tok[0], +tok[1]];
process.stdout.write([...spiral(tok.slice(2), r, c)].join(' ') + '\n');
