const fs = require('fs');

function solve(n, pairs) {
  const others = Array.from({ length: n + 1 }, () => []);
  for (const [a, b] of pairs) {
    others[a].push(b);
    others[b].push(a);
  }
  const team = new Array(n + 1).fill('');
  const from = new Array(n + 1).fill(0);

  /** The way back from both children until they meet. */
  function circleOf(u, v) {
    const left = [u];
    const right = [v];
    while (from[left[left.length - 1]] > 0 || left[left.length - 1] !== right[right.length - 1]) {
      left.push(from[left[left.length - 1]]);
      right.push(from[right[right.length - 1]]);
    }
    return [...left, ...right.slice(0, -1).reverse()];
  }

  for (let start = 1; start <= n; start++) {
    if (team[start] !== '') continue;
    team[start] = 'A';
    const queue = [start];
    for (let i = 0; i < queue.length; i++) {
      const child = queue[i];
      for (const other of others[child]) {
        if (team[other] === team[child]) return { circle: circleOf(child, other) };
        if (team[other] !== '') continue;
        team[other] = team[child] === 'A' ? 'B' : 'A';
        from[other] = child;
        queue.push(other);
      }
    }
  }
  return { teams: team.slice(1).join('') };
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const pairs = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
const { teams, circle } = solve(n, pairs);
console.log(teams ? `teams\n${teams}` : `circle\n${circle.length}\n${circle.join(' ')}`);
