const fs = require('fs');

class Network {
  constructor(towns) {
    this.out = Array.from({ length: towns + 1 }, () => []);
  }

  addBus(a, b, price) {
    this.out[a].push({ b, price });
  }

  cheapest(start, goal, rides) {
    const best = this.out.map(() => Infinity);
    best[start] = 0;
    const inWave = new Uint8Array(best.length);
    let wave = [[start, 0]];
    while (rides-- > 0 && wave.length > 0) {
      const reached = [];
      for (const [town, paid] of wave) {
        for (const { b, price } of this.out[town]) {
          if (paid + price < best[b]) {
            best[b] = paid + price;
            if (!inWave[b]) {
              inWave[b] = 1;
              reached.push(b);
            }
          }
        }
      }
      wave = reached.map((town) => [town, best[town]]);
      for (const town of reached) inWave[town] = 0;
    }
    return best[goal];
  }
}

const rows = fs.readFileSync(0, 'utf8').trim().split('\n').map((r) => r.trim().split(/\s+/).map(Number));
const [[n, m, k], [start, goal], ...buses] = rows;
const net = new Network(n);
for (let i = 0; i < m; i++) net.addBus(...buses[i]);
const price = net.cheapest(start, goal, k + 1);
console.log(price < Infinity ? price : -1);
