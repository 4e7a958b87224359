const rl = require('readline').createInterface({ input: process.stdin, crlfDelay: Infinity });

(async () => {
  const words = [];
  for await (const line of rl) {
    if (line.trim().length) words.push(line.trim());
  }
  const [s, t] = words;
  const vowel = (c) => 'aeiou'.includes(c);
  let prev = new Int32Array(t.length + 1);
  for (let j = 1; j <= t.length; j++) prev[j] = j * 2;
  for (let i = 1; i <= s.length; i++) {
    const cur = new Int32Array(t.length + 1);
    cur[0] = i * 2;
    for (let j = 1; j <= t.length; j++) {
      const a = s[i - 1], b = t[j - 1];
      const change = a === b ? 0 : vowel(a) === vowel(b) ? 1 : 3;
      cur[j] = Math.min(prev[j - 1] + change, prev[j] + 2, cur[j - 1] + 2);
    }
    prev = cur;
  }
  console.log(prev[t.length]);
})();
