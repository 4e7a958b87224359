const { createInterface } = require('readline');
const io = createInterface({ input: process.stdin });
io.once('line', (l) => {
  let n = Number(l);
  let fives = 0;
  let m = n;
  while (m >= 5) {
    m = Math.floor(m / 5);
    fives += m;
  }
  let ones = 0;
  m = n;
  while (m > 0) {
    ones += m % 2;
    m = Math.floor(m / 2);
  }
  console.log(`${fives} ${n - ones}`);
  io.close();
});
