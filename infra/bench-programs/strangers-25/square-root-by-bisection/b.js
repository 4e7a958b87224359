const readline = require('readline');

readline.createInterface({ input: process.stdin }).once('line', line => {
  const x = Number(line);
  let low = 0;
  let high = x > 1 ? x : 1;
  while (high - low > 1e-8) {
    const middle = low + (high - low) / 2;
    if (middle * middle <= x) {
      low = middle;
    } else {
      high = middle;
    }
  }
  console.log(low.toFixed(9));
});
