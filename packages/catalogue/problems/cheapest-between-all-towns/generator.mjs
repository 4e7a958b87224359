const MOST = 1000000000;

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 250 },
    { name: 'm', kind: 'count', min: 0, max: 20000 },
    { name: 'q', kind: 'count', min: 1, max: 100000 },
  ],
  families: ['random', 'chain', 'tolls-only', 'ring-backwards', 'ring-in-order'],
  generate({ family, sizes, random }) {
    const { n, m, q } = sizes;
    const most = n < 9 ? 6 : MOST / 2;
    // A toll that grows by the difference of two heights costs at least 0 on every round trip.
    const heights = Array.from({ length: n + 1 }, () => (family === 'tolls-only' ? 0 : random.int(0, most)));
    const town = () => random.int(1, n);
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const roads = Array.from({ length: m }, (_, i) => {
      let [u, v] = [town(), town()];
      // Towns are reached over those with smaller numbers, so whoever allows these first, one by one, skips few pairs.
      if (family === 'ring-in-order') [u, v] = [1 + (i % n), 1 + ((i + 1) % n)];
      let toll = random.bool(0.2) ? 0 : random.int(0, most);
      if (family === 'chain') {
        // The only cheap way leads along the whole chain, and no road skips a part of it forwards.
        const at = i < n - 1 ? i : random.int(0, n - 1);
        [u, v] = [order[at], order[i < n - 1 ? i + 1 : random.int(0, at)]];
        toll = i < n - 1 ? most : toll;
        if (i < n - 1) return [u, v, toll];
        return [u, v, Math.floor(toll)];
      }
      if (family === 'ring-backwards') {
        // Each stop saves 1, so the cheapest way goes from town to town, and the list meets its roads in the wrong order.
        const from = i < n ? n - 1 - i : random.int(0, n - 1);
        const steps = i < n ? 1 : random.int(1, n);
        [u, v] = [order[from], order[(from + steps) % n]];
        toll = 1000000 * steps + steps - 1;
      }
      return [u, v, toll + heights[v] - heights[u]];
    });
    const questions = Array.from({ length: q }, () => [town(), town()]);
    if (n > 1) questions[0] = [order[0], order[n - 1]];
    return `${[[n, m, q], ...(family === 'ring-backwards' ? roads : random.shuffle(roads)), ...questions].map((line) => line.join(' ')).join('\n')}\n`;
  },
};
