const [[n, t], stamps] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
stamps.sort((x, y) => x - y);
const answer = [];
const chosen = [];

function search(from, rest) {
  if (rest === 0) {
    answer.push(chosen.join(' '));
    return;
  }
  for (let i = from; i < n && stamps[i] <= rest; i++) {
    if (i > from && stamps[i] === stamps[i - 1]) continue; // same value as before
    chosen.push(stamps[i]);
    search(i + 1, rest - stamps[i]);
    chosen.pop();
  }
}
search(0, t);
console.log(answer.length ? answer.join('\n') : 'none');
