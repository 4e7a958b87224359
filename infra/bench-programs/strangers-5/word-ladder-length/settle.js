const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim());
const [begin, end] = lines[0].split(' ');
const words = [begin, ...lines.slice(2)];
const rung = words.map((_, i) => (i ? Infinity : 1));

const oneApart = (a, b) => {
  let k = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) k++;
  return k === 1;
};

let moved;
do {
  moved = false;
  words.forEach((a, i) => {
    words.forEach((b, j) => {
      if (rung[i] + 1 < rung[j] && oneApart(a, b)) {
        rung[j] = rung[i] + 1;
        moved = true;
      }
    });
  });
} while (moved);

const best = Math.min(Infinity, ...rung.filter((_, i) => words[i] === end));
console.log(best === Infinity ? 0 : best);
