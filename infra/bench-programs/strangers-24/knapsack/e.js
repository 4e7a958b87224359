// keep only the loads that no lighter load beats
const [head, ws, vs] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => line.trim().split(/\s+/).map(Number));
const capacity = head[1];

function extend(front, w, v) {
  const { weight, value } = front;
  const size = weight.length;
  const out = { weight: [], value: [] };
  let top = -1;
  const offer = (a, b) => {
    if (b > top) {
      top = b;
      out.weight.push(a);
      out.value.push(b);
    }
  };
  let i = 0, j = 0;
  while (i < size || j < size) {
    const wi = i < size ? weight[i] : Infinity;
    const wj = j < size ? weight[j] + w : Infinity;
    if (wi < wj) {
      offer(wi, value[i]);
      i++;
    } else if (wj > capacity) {
      break;
    } else if (wj < wi) {
      offer(wj, value[j] + v);
      j++;
    } else {
      offer(wi, Math.max(value[i], value[j] + v));
      i++;
      j++;
    }
  }
  return out;
}

let front = { weight: [0], value: [0] };
ws.forEach((w, k) => {
  if (w <= capacity) front = extend(front, w, vs[k]);
});
console.log(`${front.value[front.value.length - 1]}`);
