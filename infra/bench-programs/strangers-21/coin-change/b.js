const [[, amount], coins] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => line.trim().split(/\s+/).map(Number));

function* rounds(start) {
  const met = new Set([start]);
  let edge = [start];
  while (edge.length) {
    yield edge;
    const further = [];
    for (const rest of edge)
      for (const coin of coins) {
        const r = rest - coin;
        if (r >= 0 && !met.has(r)) {
          met.add(r);
          further.push(r);
        }
      }
    edge = further;
  }
}

let count = 0, answer = -1;
for (const rests of rounds(amount)) {
  if (rests.includes(0)) {
    answer = count;
    break;
  }
  count++;
}
console.log(answer);
