const [n, t, ...values] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
values.sort((a, b) => a - b);

const answer = [];
const chosen = [];
function search(from, rest) {
  if (rest === 0) {
    answer.push(chosen.join(' '));
    return;
  }
  for (let i = from; i < n && values[i] <= rest; i++) {
    if (i > from && values[i] === values[i - 1]) continue;
    chosen.push(values[i]);
    search(i + 1, rest - values[i]);
    chosen.pop();
  }
}
search(0, t);
console.log(answer.length ? answer.join('\n') : 'none');
