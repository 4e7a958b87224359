const [[n, t], stamps] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
stamps.sort((a, b) => a - b);

const result = [];
const path = [];

function backtrack(start, remaining) {
  if (remaining === 0) {
    result.push(path.join(' '));
    return;
  }
  for (let i = start; i < stamps.length; i++) {
    if (stamps[i] > remaining) break;
    if (i > start && stamps[i] === stamps[i - 1]) continue;
    path.push(stamps[i]);
    backtrack(i + 1, remaining - stamps[i]);
    path.pop();
  }
}

backtrack(0, t);
console.log(result.length ? result.join('\n') : 'none');
