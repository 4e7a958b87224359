const [[n, k], a] = require('fs').readFileSync(0).toString().trim().split('\n').map((l) => l.trim().split(' ').map(Number));
const votes = new Map();
a.forEach((v) => votes.set(v, (votes.get(v) | 0) + 1));

const champion = () => {
  let who, max = 0;
  for (const [v, c] of votes) if (c > max) [who, max] = [v, c];
  votes.delete(who);
  return who;
};
console.log(Array.from({ length: k }, champion).join(' '));
