'use strict';
class Fork {
  constructor(number) {
    this.number = number;
    this.left = null;
    this.right = null;
  }

  print(out) {
    out.push(this.number);
    if (!this.left && !this.right) return;
    out.push('(');
    if (this.left) this.left.print(out);
    if (this.right) {
      out.push(',');
      this.right.print(out);
    }
    out.push(')');
  }

  static fromTokens(tokens) {
    const make = (t) => (t === undefined || t === 'null' ? null : new Fork(t));
    const root = make(tokens[0]);
    const queue = [root];
    let next = 1;
    for (let i = 0; i < queue.length; i++) {
      const f = queue[i];
      f.left = make(tokens[next++]);
      f.right = make(tokens[next++]);
      if (f.left) queue.push(f.left);
      if (f.right) queue.push(f.right);
    }
    return root;
  }

  toTokens() {
    const tokens = [this.number];
    const queue = [this];
    for (let i = 0; i < queue.length; i++) {
      for (const child of [queue[i].left, queue[i].right]) {
        tokens.push(child ? child.number : 'null');
        if (child) queue.push(child);
      }
    }
    while (tokens[tokens.length - 1] === 'null') tokens.pop();
    return tokens;
  }
}

class Parser {
  constructor(text) {
    this.text = text;
    this.pos = 0;
  }
  tree() {
    const start = this.pos;
    while (this.pos < this.text.length && !'(),'.includes(this.text[this.pos])) this.pos++;
    const fork = new Fork(this.text.slice(start, this.pos));
    if (this.text[this.pos] === '(') {
      this.pos++;
      if (this.text[this.pos] !== ',') fork.left = this.tree();
      if (this.text[this.pos] === ',') {
        this.pos++;
        fork.right = this.tree();
      }
      this.pos++;
    }
    return fork;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
if (lines[0] === 'write') {
  const out = [];
  Fork.fromTokens(lines[2].split(' ')).print(out);
  console.log(out.join(''));
} else {
  const tokens = new Parser(lines[1]).tree().toTokens();
  console.log(tokens.length + '\n' + tokens.join(' '));
}
