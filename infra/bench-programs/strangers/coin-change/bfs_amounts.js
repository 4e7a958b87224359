const [n, amount, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let frontier = [0], steps = 0, answer = -1;
const seen = new Uint8Array(amount + 1);
seen[0] = 1;
while (frontier.length) {
  if (seen[amount]) { answer = steps; break; }
  const next = [];
  for (const v of frontier)
    for (const c of coins)
      if (v + c <= amount && !seen[v + c]) { seen[v + c] = 1; next.push(v + c); }
  frontier = next;
  steps++;
}
console.log(answer);
