const readline = require('readline');
(async () => {
  const rl = readline.createInterface({ input: process.stdin });
  let n = -1;
  const diff = new Array(1441).fill(0);
  for await (const line of rl) {
    if (n < 0) { n = Number(line); continue; }
    if (line.trim() === '') continue;
    const [f, t] = line.split(' ').map(Number);
    diff[f]++;
    diff[t]--;
  }
  let cur = 0, best = 0, at = 0;
  for (let i = 0; i < diff.length; i++) {
    cur += diff[i];
    if (cur > best) { best = cur; at = i; }
  }
  console.log(best, at);
})();
