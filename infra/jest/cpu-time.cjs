const fs = require('node:fs');

/** Ticks a second in `/proc`; every Linux says 100 there. */
const TICKS = 100;

/** A process with its parent and the ticks that it and its ended children have used. */
function readProcess(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces and brackets; the numbers follow its last bracket.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(parent), ticks };
  } catch {
    return null;
  }
}

/** Seconds of processor time that these processes have used, with all that they started. */
function cpuSeconds(...pids) {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((one) => one !== null);
  const counted = new Set(pids);
  // A child may have a smaller number than its parent when the numbers start again, so look until nothing is added.
  for (let before = -1; before < counted.size;) {
    before = counted.size;
    for (const { pid, parent } of all) if (counted.has(parent)) counted.add(pid);
  }
  return all.reduce((sum, { pid, ticks }) => (counted.has(pid) ? sum + ticks : sum), 0) / TICKS;
}

/** Whether test files run in Jest's own process, which has also started the servers. */
let besideServers = false;

/** Notes what something has used, if this run keeps a record (`TEST_COSTS`, a file). */
function noteCost(name, seconds) {
  const { TEST_COSTS: record } = process.env;
  if (record) fs.appendFileSync(record, `${JSON.stringify({ name, seconds })}\n`);
}

/** Notes what servers have used that test files share, unless it is part of what the files have used. */
function noteServers(name, ...pids) {
  if (!besideServers) noteCost(name, cpuSeconds(...pids));
}

/** @returns a function to be called when the test file has ended. */
function keepCost(file) {
  if (!process.env.TEST_COSTS) return () => undefined;
  besideServers = process.send === undefined;
  const before = cpuSeconds(process.pid);
  return () => noteCost(file, cpuSeconds(process.pid) - before);
}

module.exports = { cpuSeconds, keepCost, noteServers };
