class Calculator {
  constructor(text) {
    this.text = text;
    this.pos = 0;
  }

  peek() {
    while (this.pos < this.text.length && this.text.charCodeAt(this.pos) <= 32) this.pos++;
    return this.pos < this.text.length ? this.text[this.pos] : '';
  }

  sum() {
    let value = this.product();
    for (;;) {
      const op = this.peek();
      if (op === '+') {
        this.pos++;
        value += this.product();
      } else if (op === '-') {
        this.pos++;
        value -= this.product();
      } else {
        return value;
      }
    }
  }

  product() {
    let value = this.factor();
    for (;;) {
      const op = this.peek();
      if (op === '*') {
        this.pos++;
        value *= this.factor();
      } else if (op === '/') {
        this.pos++;
        const d = this.factor();
        value = (value - (value % d)) / d;
      } else {
        return value;
      }
    }
  }

  factor() {
    const c = this.peek();
    if (c === '-') {
      this.pos++;
      return -this.factor();
    }
    if (c === '(') {
      this.pos++;
      const value = this.sum();
      this.peek();
      this.pos++;
      return value;
    }
    let value = 0;
    for (let d; (d = this.text.charCodeAt(this.pos) - 48) >= 0 && d <= 9; this.pos++) {
      value = value * 10 + d;
    }
    return value;
  }
}

const line = require('fs').readFileSync(0, 'latin1');
console.log(String(new Calculator(line).sum() + 0));
