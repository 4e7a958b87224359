// breadth-first search from the amount down to 0: level d holds what may be left after d coins
const [n, amount, ...coins] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);

function bfs() {
  if (amount === 0) return 0;
  const seen = new Uint8Array(amount + 1);
  let level = [amount];
  seen[amount] = 1;
  for (let used = 1; level.length > 0; used++) {
    const next = [];
    for (const rest of level) {
      for (let i = 0; i < n; i++) {
        const less = rest - coins[i];
        if (less === 0) return used;
        if (less > 0 && !seen[less]) {
          seen[less] = 1;
          next.push(less);
        }
      }
    }
    level = next;
  }
  return -1;
}

console.log(bfs());
