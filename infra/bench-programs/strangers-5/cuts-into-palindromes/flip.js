const [, strip] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const flip = w => [...w].reverse().join('');
const mirror = w => w === flip(w);
const pieces = { 0: 0 };
for (let end = 1; end <= strip.length; end++) {
  pieces[end] = Infinity;
  for (let start = 0; start < end; start++) {
    if (mirror(strip.slice(start, end)))
      pieces[end] = Math.min(pieces[end], pieces[start] + 1);
  }
}
console.log(pieces[strip.length] - 1);
