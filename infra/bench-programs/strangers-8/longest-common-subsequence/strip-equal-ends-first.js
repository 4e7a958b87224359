const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());

// equal letters at both ends belong to the result anyway, so strip them first
let head = 0;
while (head < s.length && head < t.length && s[head] === t[head]) head++;

let tail = 0;
while (tail < s.length && tail < t.length &&
       s[s.length - 1 - tail] === t[t.length - 1 - tail]) tail++;

const a = s.slice(head, s.length - tail);
const b = t.slice(head, t.length - tail);

let prev = new Uint16Array(b.length + 1);
for (const c of a) {
  const cur = new Uint16Array(b.length + 1);
  for (let j = 1; j <= b.length; j++)
    cur[j] = b[j - 1] === c ? prev[j - 1] + 1 : Math.max(prev[j], cur[j - 1]);
  prev = cur;
}
console.log(head + tail + prev[b.length]);
