const rl = require('readline').createInterface({ input: process.stdin });
let colour = null;
rl.on('line', line => {
  if (!line.trim()) return;
  const [a, b] = line.split(' ').map(Number);
  if (!colour) {
    colour = Array.from({ length: a }, (_, i) => i);
    return;
  }
  const from = colour[a - 1], to = colour[b - 1];
  colour.forEach((c, i) => { if (c === from) colour[i] = to; });
});
rl.on('close', () => console.log(new Set(colour).size));
