const rl = require('readline').createInterface({ input: process.stdin });
rl.once('line', line => {
  let [a, b] = line.split(/\s+/).map(Number);
  let squares = 0, rounds = 0;
  while (b > 0) {
    squares += Math.floor(a / b);
    [a, b] = [b, a % b];
    rounds++;
  }
  console.log(`${squares} squares, smallest ${a}, ${rounds} rounds`);
  rl.close();
});
