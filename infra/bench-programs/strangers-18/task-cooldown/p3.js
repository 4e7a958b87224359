const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const c = Number(words[1]);
const { sum, top, ties } = words.slice(2).reduce(
  (s, w) => {
    const t = Number(w);
    s.sum += t;
    if (t > s.top) {
      s.top = t;
      s.ties = 1;
    } else if (t === s.top) {
      s.ties++;
    }
    return s;
  },
  { sum: 0, top: 0, ties: 0 },
);
const framed = (top - 1) * (c + 1) + ties;
console.log(String(framed > sum ? framed : sum));
