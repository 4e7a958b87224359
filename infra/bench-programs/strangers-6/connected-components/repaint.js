const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin });

let colour = null;
let left = 0;
let n = 0;

function repaint(from, into) {
  for (let i = 1; i <= n; i++) {
    if (colour[i] === from) colour[i] = into;
  }
}

rl.on('line', (line) => {
  const cut = line.indexOf(' ');
  if (cut < 0) return;
  const a = parseInt(line, 10);
  const b = parseInt(line.slice(cut + 1), 10);
  if (colour === null) {
    n = a;
    left = a;
    colour = new Int32Array(n + 1);
    for (let i = 1; i <= n; i++) colour[i] = i;
    return;
  }
  if (colour[a] !== colour[b]) {
    repaint(colour[b], colour[a]);
    left--;
  }
});

rl.on('close', () => console.log(left));
