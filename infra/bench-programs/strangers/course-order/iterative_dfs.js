const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const g = Array.from({ length: n + 1 }, () => []);
for (const l of lines.slice(1, m + 1)) {
  const [a, b] = l.split(' ').map(Number);
  g[a].push(b);
}
const WHITE = 0, GREY = 1, BLACK = 2;
const colour = new Uint8Array(n + 1), out = [];
let ok = true;
for (let s = 1; s <= n && ok; s++) {
  if (colour[s] !== WHITE) continue;
  colour[s] = GREY;
  const stack = [[s, g[s].values()]];
  while (stack.length && ok) {
    const [u, it] = stack[stack.length - 1];
    const { value, done } = it.next();
    if (done) { colour[u] = BLACK; out.push(u); stack.pop(); }
    else if (colour[value] === GREY) ok = false;
    else if (colour[value] === WHITE) { colour[value] = GREY; stack.push([value, g[value].values()]); }
  }
}
console.log(ok ? out.reverse().join(' ') : 'impossible');
