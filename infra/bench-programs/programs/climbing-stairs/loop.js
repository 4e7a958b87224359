const memo = new Map();
const ways = (k) => {
  if (k < 2) return 1;
  if (!memo.has(k)) memo.set(k, ways(k - 1) + ways(k - 2));
  return memo.get(k);
};
console.log(ways(Number(require('fs').readFileSync(0, 'utf8'))));
