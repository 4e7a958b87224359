const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = tok[0], m = tok[1];
const succ = Array.from({ length: n + 1 }, () => []);
for (let e = 0; e < m; e++) succ[tok[2 + 2 * e]].push(tok[3 + 2 * e]);

const WHITE = 0, GREY = 1, BLACK = 2;
const colour = new Uint8Array(n + 1);
const out = [];

function visit(root) {
  const stack = [[root, succ[root].values()]];
  colour[root] = GREY;
  while (stack.length) {
    const [v, it] = stack[stack.length - 1];
    const { value, done } = it.next();
    if (done) {
      colour[v] = BLACK;
      out.push(v);
      stack.pop();
    } else if (colour[value] === GREY) {
      return false;
    } else if (colour[value] === WHITE) {
      colour[value] = GREY;
      stack.push([value, succ[value].values()]);
    }
  }
  return true;
}

let fine = true;
for (let v = 1; fine && v <= n; v++) if (colour[v] === WHITE) fine = visit(v);
console.log(fine ? out.reverse().join(' ') : 'impossible');
