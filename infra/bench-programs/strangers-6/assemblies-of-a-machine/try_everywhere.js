class Part {
  constructor(type) {
    this.type = type;
    this.l = null;
    this.r = null;
  }
  equals(other) {
    if (this.type !== other.type) return false;
    if ((this.l === null) !== (other.l === null)) return false;
    if ((this.r === null) !== (other.r === null)) return false;
    if (this.l && !this.l.equals(other.l)) return false;
    return this.r === null || this.r.equals(other.r);
  }
}

class Machine {
  constructor(text) {
    const [, ...tokens] = text.split(/\s+/).filter(Boolean);
    this.parts = [];
    const make = (tok) => {
      if (tok === undefined || tok === 'null') return null;
      const p = new Part(Number(tok));
      this.parts.push(p);
      return p;
    };
    this.root = make(tokens[0]);
    for (let i = 0, j = 1; j < tokens.length; i++) {
      this.parts[i].l = make(tokens[j++]);
      this.parts[i].r = make(tokens[j++]);
    }
  }
  contains(small) {
    return this.parts.some((p) => p.equals(small.root));
  }
}

const [first, , ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const big = new Machine(first);
for (const line of rest) console.log(big.contains(new Machine(line)) ? 'yes' : 'no');
