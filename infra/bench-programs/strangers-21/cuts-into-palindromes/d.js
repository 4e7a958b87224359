const word = require('fs').readFileSync(0, 'utf8').trim().split('\n').pop().trim();

function mirrorLengths(text) {
  const t = '|' + text.split('').join('|') + '|';
  const rad = new Int32Array(t.length);
  let centre = 0, right = 0;
  for (let i = 0; i < t.length; i++) {
    let r = i < right ? Math.min(right - i, rad[2 * centre - i]) : 0;
    while (i - r - 1 >= 0 && i + r + 1 < t.length && t[i - r - 1] === t[i + r + 1]) r++;
    rad[i] = r;
    if (i + r > right) [centre, right] = [i, i + r];
  }
  return rad;
}

const longest = mirrorLengths(word);
const isMirror = (from, to) => longest[from + to + 1] > to - from;

// walk over the strip in rounds: after round k all places reached with k pieces are known
const reached = new Uint8Array(word.length + 1);
let places = [0], pieces = 0;
reached[0] = 1;
while (!reached[word.length]) {
  const next = [];
  for (const from of places)
    for (let to = from; to < word.length; to++)
      if (!reached[to + 1] && isMirror(from, to)) {
        reached[to + 1] = 1;
        next.push(to + 1);
      }
  places = next;
  pieces++;
}
console.log(pieces - 1);
