const stones = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);

function indexOfMax(list) {
  let best = 0;
  for (let i = 1; i < list.length; i++) {
    if (list[i] > list[best]) best = i;
  }
  return best;
}

function takeMax(list) {
  const i = indexOfMax(list);
  const w = list[i];
  list[i] = list[list.length - 1];
  list.pop();
  return w;
}

while (stones.length > 1) {
  const a = takeMax(stones);
  const b = takeMax(stones);
  if (a !== b) stones.push(a - b);
}
console.log(stones.length === 1 ? stones[0] : 0);
