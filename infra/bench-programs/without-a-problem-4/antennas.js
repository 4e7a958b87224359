function main(input) {
  const t = input.split('\n');
  const [n, c] = t[0].split(' ').map(Number);
  const pos = [];
  for (let i = 1; i <= n; i++) pos.push(+t[i]);
  pos.sort((p, q) => p - q);
  function fits(gap) {
    let used = 1, last = pos[0];
    for (const p of pos) {
      if (p - last >= gap) {
        used++;
        last = p;
      }
    }
    return used >= c;
  }
  let lo = 0, hi = 1e9 + 1;
  while (hi - lo > 1) {
    const mid = Math.floor((lo + hi) / 2);
    if (fits(mid)) lo = mid;
    else hi = mid;
  }
  return lo;
}
console.log(main(require('fs').readFileSync(0).toString()));
