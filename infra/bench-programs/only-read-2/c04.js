const solve = (s) => {
  const n = s.length;
  const pi = Array(n).fill(0);
  for (let i = 1, k = 0; i < n; i++) {
    while (k && s[i] !== s[k]) k = pi[k - 1];
    if (s[i] === s[k]) k++;
    pi[i] = k;
  }
  const cnt = Array(n + 1).fill(1);
  for (let i = n; i > 0; i--) {
    const b = pi[i - 1];
    if (b) cnt[b] += cnt[i];
  }
  const ans = [];
  for (let k = n; k > 0; k = pi[k - 1]) ans.push(`${k} ${cnt[k]}`);
  return [ans.length, ...ans.reverse()].join('\n');
};

process.stdin.resume();
let buf = [];
process.stdin.on('data', (c) => buf.push(c));
process.stdin.on('end', () => console.log(solve(Buffer.concat(buf).toString().trim())));
