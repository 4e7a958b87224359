const readline = require('readline');

async function main() {
  const rl = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
  const buckets = new Uint32Array(121);
  let expected = null;
  let seen = 0;
  for await (const line of rl) {
    if (line === '') continue;
    if (expected === null) {
      expected = Number(line);
      continue;
    }
    buckets[Number(line)]++;
    seen++;
    if (seen === expected) break;
  }
  const wanted = Math.floor((seen - 1) / 2);
  let passed = 0;
  for (let age = 0; age <= 120; age++) {
    passed += buckets[age];
    if (passed > wanted) {
      console.log(`median age ${age}`);
      return;
    }
  }
  console.log('no guests');
}

main();
