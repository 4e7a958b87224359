const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const stones = data.slice(1);
const take = () => {
  let at = 0;
  for (let i = 1; i < stones.length; i++) if (stones[i] > stones[at]) at = i;
  return stones.splice(at, 1)[0];
};
while (stones.length > 1) {
  const a = take(), b = take();
  if (a > b) stones.push(a - b);
}
console.log(stones.length ? stones[0] : 0);
