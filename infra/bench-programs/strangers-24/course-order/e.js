'use strict';
const fs = require('fs');

class MinHeap {
  constructor() { this.items = []; }
  get size() { return this.items.length; }
  push(x) {
    const a = this.items;
    let i = a.length;
    a.push(x);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (a[parent] <= x) break;
      a[i] = a[parent];
      i = parent;
    }
    a[i] = x;
  }
  pop() {
    const a = this.items;
    const top = a[0];
    const x = a.pop();
    const n = a.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= n) break;
        if (child + 1 < n && a[child + 1] < a[child]) child++;
        if (a[child] >= x) break;
        a[i] = a[child];
        i = child;
      }
      a[i] = x;
    }
    return top;
  }
}

class Course {
  constructor(number) {
    this.number = number;
    this.waitsFor = 0;
    this.unlocks = [];
  }
}

class School {
  constructor(n) {
    this.courses = Array.from({ length: n + 1 }, (_, i) => new Course(i));
  }
  addRule(a, b) {
    this.courses[a].unlocks.push(this.courses[b]);
    this.courses[b].waitsFor++;
  }
  timetable() {
    const ready = new MinHeap();
    for (const c of this.courses.slice(1)) if (c.waitsFor === 0) ready.push(c.number);
    const order = [];
    while (ready.size > 0) {
      const number = ready.pop();
      order.push(number);
      for (const next of this.courses[number].unlocks) {
        if (--next.waitsFor === 0) ready.push(next.number);
      }
    }
    return order.length === this.courses.length - 1 ? order : null;
  }
}

const lines = fs.readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const school = new School(n);
for (let i = 1; i <= m; i++) {
  const [a, b] = lines[i].trim().split(/\s+/).map(Number);
  school.addRule(a, b);
}
const order = school.timetable();
console.log(order ? order.join(' ') : 'impossible');
