const tiles = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)[1];

const words = Array.prototype.reduce.call(tiles, (sofar, letter) => {
  const bigger = new Set();
  for (const w of sofar)
    for (let i = 0; i <= w.length; i++)
      bigger.add(w.slice(0, i) + letter + w.slice(i));
  return bigger;
}, new Set(['']));

[...words].sort().forEach(w => console.log(w));
