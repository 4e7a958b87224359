// every computer gets its own colour, a cable paints one colour over by the other
const rl = require('readline').createInterface({ input: process.stdin });
let colour = null;
let components = 0;
rl.on('line', (line) => {
  if (line.trim() === '') return;
  const [a, b] = line.trim().split(/\s+/).map(Number);
  if (colour === null) {
    colour = Array.from({ length: a + 1 }, (_, i) => i);
    components = a;
    return;
  }
  const oldColour = colour[a];
  const newColour = colour[b];
  if (oldColour !== newColour) {
    colour = colour.map((c) => (c === oldColour ? newColour : c));
    components -= 1;
  }
});
rl.on('close', () => console.log(components));
