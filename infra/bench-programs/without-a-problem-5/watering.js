const readline = require('readline');

async function main() {
  const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
  let diff = null;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const parts = line.split(' ').map(Number);
    if (diff === null) {
      diff = new Array(parts[0] + 2).fill(0);
      continue;
    }
    const [l, r, x] = parts;
    diff[l] += x;
    diff[r + 1] -= x;
  }
  const out = [];
  let level = 0;
  for (let i = 1; i < diff.length - 1; i++) {
    level += diff[i];
    out.push(level);
  }
  console.log(out.join(' '));
}

main();
