class Cave {
  constructor(predecessors) {
    this.near = predecessors.map(() => []);
    predecessors.forEach((p, i) => {
      if (p > 0) {
        this.near[i].push(p - 1);
        this.near[p - 1].push(i);
      }
    });
  }

  farthest(from) {
    const dist = new Array(this.near.length).fill(-1);
    dist[from] = 0;
    let wave = [from], last = from;
    while (wave.length) {
      const following = [];
      for (const v of wave) {
        last = v;
        for (const u of this.near[v]) {
          if (dist[u] < 0) {
            dist[u] = dist[v] + 1;
            following.push(u);
          }
        }
      }
      wave = following;
    }
    return { chamber: last, passages: dist[last] };
  }

  diameter() {
    return this.farthest(this.farthest(0).chamber).passages;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(new Cave(lines[1].trim().split(' ').map(Number)).diameter());
