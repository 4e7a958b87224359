'use strict';
// Wagons are coupled at the left (L id) or right (R id) end, uncoupled with
// POPL / POPR, and FLIP turns the whole train round. STOP ends the day.
const readline = require('readline');

class Wagon {
  constructor(id) { this.id = id; this.side = [null, null]; }
}

class Train {
  constructor() { this.end = [null, null]; this.turned = 0; this.length = 0; }

  couple(which, id) {
    const w = new Wagon(id);
    const e = which ^ this.turned;
    if (this.length === 0) {
      this.end[0] = this.end[1] = w;
    } else {
      w.side[1 - e] = this.end[e];
      this.end[e].side[e] = w;
      this.end[e] = w;
    }
    this.length++;
  }

  uncouple(which) {
    if (this.length === 0) return 'none';
    const e = which ^ this.turned;
    const w = this.end[e];
    this.length--;
    if (this.length === 0) {
      this.end[0] = this.end[1] = null;
    } else {
      this.end[e] = w.side[1 - e];
      this.end[e].side[e] = null;
    }
    return w.id;
  }

  flip() { this.turned ^= 1; }

  *[Symbol.iterator]() {
    let w = this.end[this.turned];
    const step = 1 - this.turned;
    while (w !== null) { yield w.id; w = w.side[step]; }
  }
}

async function main() {
  const t = new Train();
  const log = [];
  const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of lines) {
    const [cmd, id] = line.trim().split(' ');
    if (cmd === 'STOP') break;
    switch (cmd) {
      case 'L': t.couple(0, id); break;
      case 'R': t.couple(1, id); break;
      case 'POPL': log.push(t.uncouple(0)); break;
      case 'POPR': log.push(t.uncouple(1)); break;
      case 'FLIP': t.flip(); break;
    }
  }
  if (log.length) console.log(log.join('\n'));
  console.log('[' + [...t].join(' ') + ']');
}
main();
