const MOST_SETS = 10000;

/** How many different sets have the value t. */
function setsOf(values, t) {
  const times = new Map();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  let sets = [1, ...new Array(t).fill(0)];
  for (const [value, most] of times) {
    sets = sets.map((_, sum) => {
      let total = 0;
      for (let used = 0; used <= most && used * value <= sum; used++) total += sets[sum - used * value];
      return total;
    });
  }
  return sets[t];
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d? [1-9]\d?$/.test(lines[0])) return 'line 1 must hold n and t';
  const [n, t] = lines[0].split(' ').map(Number);
  if (n > 30 || t > 60) return 'n or t is too large';
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} stamps, found ${values.length}`;
  if (values.some((value) => !/^[1-9]\d?$/.test(value) || Number(value) > 60)) return 'a value is not 1 to 60';
  const sets = setsOf(values.map(Number), t);
  return sets > MOST_SETS ? `${sets} sets have the value ${t}` : null;
}
