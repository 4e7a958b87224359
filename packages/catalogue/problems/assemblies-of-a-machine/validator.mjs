const TYPE = /^[1-9]\d{0,5}$/;

/** The number of parts, or a text that says what is wrong. */
function partsOf(line) {
  const [count, ...tokens] = line.split(' ');
  if (!/^[1-9]\d{0,5}$/.test(count) || Number(count) !== tokens.length) return 'a line must begin with the number of its tokens';
  if (tokens[0] === 'null' || tokens[tokens.length - 1] === 'null') return 'a tree must not begin or end with null';
  const places = [1];
  let parts = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (places[i] === undefined) return `token ${i + 1} hangs on no part`;
    if (tokens[i] === 'null') continue;
    if (!TYPE.test(tokens[i]) || Number(tokens[i]) > 100000) return `the type ${tokens[i]} is not allowed`;
    if (places[i] > 800) return 'a tree has more than 800 levels';
    parts++;
    places.push(places[i] + 1, places[i] + 1);
  }
  return parts;
}

export function validate(input) {
  const [machine, q, ...lines] = input.replace(/\n$/, '').split('\n');
  const parts = partsOf(machine);
  if (typeof parts === 'string') return parts;
  if (parts > 50000) return 'the machine has too many parts';
  if (!/^[1-9]\d{0,4}$/.test(q ?? '') || Number(q) > 20000) return 'line 2 must hold q';
  if (lines.length !== Number(q)) return `expected ${q} assemblies, found ${lines.length}`;
  let total = 0;
  for (const line of lines) {
    const size = partsOf(line);
    if (typeof size === 'string') return size;
    total += size;
  }
  return total > 50000 ? 'the assemblies have too many parts' : null;
}
