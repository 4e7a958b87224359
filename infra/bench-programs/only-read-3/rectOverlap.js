const lines = [];
require('readline').createInterface({ input: process.stdin })
  .on('line', l => lines.push(l))
  .on('close', () => {
    class Rect {
      constructor(text) {
        [this.x1, this.y1, this.x2, this.y2] = text.split(' ').map(Number);
      }
      get area() { return (this.x2 - this.x1) * (this.y2 - this.y1); }
      meet(o) {
        const w = Math.min(this.x2, o.x2) - Math.max(this.x1, o.x1);
        const h = Math.min(this.y2, o.y2) - Math.max(this.y1, o.y1);
        return w > 0 && h > 0 ? w * h : 0;
      }
    }
    const a = new Rect(lines[0]), b = new Rect(lines[1]);
    console.log(a.area + b.area - a.meet(b));
  });
