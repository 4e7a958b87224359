// Six digits each, so that the text grows with n alone.
const LOW = 100000;
const SPAN = 900000;

/** `count` different values; a stride coprime to the span never meets one twice. */
function distinct(count, random) {
  const start = random.int(0, SPAN - 1);
  return Array.from({ length: count }, (_, i) => LOW + ((start + i * 7919) % SPAN));
}

/** How often each value occurs: 1, 2, 3, ... times until n is used up; the leftover goes to the last one. */
function staircase(n) {
  const counts = [];
  let used = 0;
  while (used + counts.length + 1 <= n) {
    counts.push(counts.length + 1);
    used += counts.length;
  }
  counts[counts.length - 1] += n - used;
  return counts;
}

function place(values, counts, family, random) {
  const copies = values.flatMap((value, i) => new Array(counts[i]).fill(value));
  return family === 'blocks' ? copies : random.shuffle(copies);
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['staircase', 'blocks', 'negatives', 'singles', 'one-leader', 'great-leader', 'great-ties', 'ascending', 'half-twice'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    let counts = staircase(n);
    let k = random.int(1, counts.length);
    if (family === 'singles') {
      // One value in ten occurs twice, all others once.
      const doubles = Math.floor(n / 11);
      counts = [...new Array(doubles).fill(2), ...new Array(n - 2 * doubles).fill(1)];
      k = doubles > 0 ? doubles : counts.length;
    }
    if (family === 'half-twice') {
      // Half of the values occur twice and are asked for, so a heap of all values is emptied by half.
      const doubles = Math.floor(n / 3);
      counts = [...new Array(doubles).fill(2), ...new Array(n - 2 * doubles).fill(1)];
      k = doubles > 0 ? doubles : counts.length;
    }
    if (family === 'one-leader') {
      // One value fills two fifths or more, three others a fifth each.
      const others = Math.floor(n / 5);
      counts = [n - 3 * others, others, others, others].filter((count) => count > 0);
      k = 1;
    }
    if (family === 'great-leader') {
      // With 100000 numbers the leader occurs 66667 times, which is 1131 in 16 bits, and the others 11111 times.
      const others = Math.floor(n / 9);
      counts = [n - 3 * others, others, others, others].filter((count) => count > 0);
      k = 1;
    }
    if (family === 'great-ties') {
      const each = Math.max(1, Math.floor(n / 5));
      const wanted = Math.min(4, n);
      counts = [...new Array(wanted).fill(each), ...new Array(Math.max(0, n - wanted * each)).fill(1)];
      k = each > 1 ? wanted : counts.length;
    }
    if (family === 'ascending') {
      const rising = Array.from({ length: n }, (_, i) => LOW + i);
      return `${n} ${n}\n${rising.join(' ')}\n`;
    }
    const values = random.shuffle(distinct(counts.length, random));
    const signed = family === 'negatives' ? values.map((value) => -value) : values;
    return `${n} ${k}\n${place(signed, counts, family, random).join(' ')}\n`;
  },
};
