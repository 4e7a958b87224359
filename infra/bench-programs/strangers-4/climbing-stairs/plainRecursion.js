const ways = n => n < 2 ? 1 : ways(n - 1) + ways(n - 2);
console.log(ways(+require('fs').readFileSync(0, 'utf8')));
