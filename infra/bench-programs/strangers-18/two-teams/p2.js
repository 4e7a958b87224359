const [first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);

const foes = Array.from({ length: n + 1 }, () => []);
for (const line of rest) {
  const [a, b] = line.split(' ').map(Number);
  foes[a].push(b);
  foes[b].push(a);
}

const team = new Array(n + 1).fill(null);

// Depth-first search. `path` holds the children from the start to the current one,
// so an odd circle is the end of the path.
function findCircle(start) {
  const path = [start];
  const place = new Map([[start, 0]]);
  const iters = [foes[start][Symbol.iterator]()];
  team[start] = 'A';
  while (path.length > 0) {
    const child = path[path.length - 1];
    const { value: foe, done } = iters[iters.length - 1].next();
    if (done) {
      place.delete(path.pop());
      iters.pop();
    } else if (team[foe] === null) {
      team[foe] = team[child] === 'A' ? 'B' : 'A';
      place.set(foe, path.length);
      path.push(foe);
      iters.push(foes[foe][Symbol.iterator]());
    } else if (team[foe] === team[child]) {
      // In an undirected DFS the two lie on one path from the root. The edge is seen
      // first from the lower end.
      return path.slice(place.get(foe));
    }
  }
  return null;
}

let circle = null;
for (let i = 1; i <= n && !circle; i++) {
  if (team[i] === null) circle = findCircle(i);
}
console.log(circle ? ['circle', circle.length, circle.join(' ')].join('\n') : 'teams\n' + team.slice(1).join(''));
