const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [r, c, sr, sc, color] = t;
const pic = t.slice(5);
const start = sr * c + sc;
const old = pic[start];

if (old !== color) {
  const queue = [start];
  pic[start] = color;
  for (let head = 0; head < queue.length; head++) {
    const p = queue[head];
    const x = p % c;
    const paint = q => {
      if (pic[q] === old) {
        pic[q] = color;
        queue.push(q);
      }
    };
    if (x > 0) paint(p - 1);
    if (x < c - 1) paint(p + 1);
    if (p >= c) paint(p - c);
    if (p + c < r * c) paint(p + c);
  }
}

const out = [];
for (let i = 0; i < r; i++) out.push(pic.slice(i * c, i * c + c).join(' '));
console.log(out.join('\n'));
