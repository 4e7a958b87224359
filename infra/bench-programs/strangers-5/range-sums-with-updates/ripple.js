const [head, first, ...events] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = head.split(' ').map(Number);
const S = new Float64Array(n + 1);
first.trim().split(/ +/).forEach((c, i) => { S[i + 1] = S[i] + Number(c); });

const handlers = {
  1: (i, x) => { for (let j = i; j <= n; ++j) S[j] += x; },
  2: (l, r) => { answers.push(S[r] - S[l - 1]); },
};
const answers = [];
for (const ev of events.slice(0, q)) {
  const [kind, a, b] = ev.split(' ').map(Number);
  handlers[kind](a, b);
}
process.stdout.write(answers.join('\n') + '\n');
