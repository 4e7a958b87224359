process.stdin.setEncoding('utf8');
let buf = '';
process.stdin.on('data', c => buf += c);
process.stdin.on('end', () => {
  const n = parseInt(buf);
  const dp = [0];
  for (let i = 1; i <= n; i++) {
    let m = i;
    for (let k = 1; k * k <= i; k++) {
      m = Math.min(m, dp[i - k * k] + 1);
    }
    dp[i] = m;
  }
  console.log(dp[n]);
});
