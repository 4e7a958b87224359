const rl = require('readline').createInterface({ input: process.stdin });
rl.once('line', function (line) {
  var tiles = +line;
  var d = Math.floor(Math.sqrt(tiles));
  while (d * d > tiles) d--;
  while ((d + 1) * (d + 1) <= tiles) d++;
  // the divisor closest to the square root gives the shortest frame
  for (; d >= 1; d--) {
    if (tiles % d === 0) {
      console.log(d + ' x ' + tiles / d + ', frame ' + 2 * (d + tiles / d));
      break;
    }
  }
  rl.close();
});
