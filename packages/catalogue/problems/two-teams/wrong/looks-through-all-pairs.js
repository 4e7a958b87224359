const fs = require('fs');

function solve(n, pairs) {
  const team = new Array(n + 1).fill('');
  const from = new Array(n + 1).fill(0);
  for (let start = 1; start <= n; start++) {
    if (team[start]) continue;
    team[start] = 'A';
    const queue = [start];
    for (let i = 0; i < queue.length; i++) {
      const child = queue[i];
      for (const [a, b] of pairs) {
        if (a !== child && b !== child) continue;
        const other = a === child ? b : a;
        if (team[other] === team[child]) {
          const left = [child];
          const right = [other];
          while (left.at(-1) !== right.at(-1)) {
            left.push(from[left.at(-1)]);
            right.push(from[right.at(-1)]);
          }
          return { circle: [...left, ...right.slice(0, -1).reverse()] };
        }
        if (team[other]) continue;
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
