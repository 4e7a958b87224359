const rl = require('readline').createInterface({ input: process.stdin });
rl.on('line', (line) => {
  let cents = parseInt(line, 10);
  if (Number.isNaN(cents)) return;
  const coins = [200, 100, 50, 20, 10, 5];
  const used = [];
  for (const c of coins) {
    used.push(Math.floor(cents / c));
    cents %= c;
  }
  console.log(used.join(' '), 'rest', cents);
  rl.close();
});
