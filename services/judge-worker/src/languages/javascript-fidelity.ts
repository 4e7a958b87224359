/** Clocks that begin with the process. In a booted Node they count the time that it waited for its program as well. */
const OWN_CLOCKS = String.raw`\bperformance\b|perf_hooks|\buptime\b|\btimeStamp\b`;
const BY_COMPUTED_NAME = String.raw`\b(?:process|globalThis|global)\s*\[`;

/**
 * Words of sources that could tell a forked child of a booted Node from a fresh one. The child has another parent, began
 * its life earlier, has loaded more modules, may not fork, and shares the seed of its random numbers with other
 * children. Such sources run as a plain process. A system call that these words miss and that a child may not make ends
 * the child with SIGSYS, and the worker repeats the run as a plain process.
 */
const NOTICES = new RegExp(
  [
    // Children of one server would draw the same numbers.
    String.raw`\brandom|\bcrypto\b|\buuid\b`,
    // reads or changes the state of the process
    String.raw`\bpid\b|\bppid\b|\bkill\b|\babort\b|\b\w*[uU]sage\b|getActiveResources|\bumask\b|\bchdir\b|\bset[eug]{1,2}id\b|\bexecve\b`,
    String.raw`process\s*\.\s*(?:_|binding|execArgv|moduleLoadList|dlopen|report|title|env|setUncaught)`,
    OWN_CLOCKS,
    BY_COMPUTED_NAME,
    String.raw`\bSIG[A-Z0-9]+\b`,
    // starts or reaches other processes and threads
    String.raw`\bchild_process\b|\bcluster\b|\bworker_threads\b|\bWorker\b|\binspector\b|\bdiagnostics_channel\b|\btrace_events\b`,
    String.raw`\bv8\b|\bvm\b|\bwasi\b|\brepl\b|\bos\b|\bdgram\b|\bnet\b|\bhttps?\b|\bdns\b|\btls\b`,
    String.raw`/proc/|/dev/fd`,
    // loads modules by other ways than by name, or looks at what is loaded
    String.raw`['"](?:node:)?module['"]|\bcreateRequire\b|\bimport\s*\(|\brequire\s*\(\s*[^'"\s]|\brequire\s*\.|\bmodule\s*\.\s*(?!exports\b)`,
  ].join('|'),
);

/** Whether a source may run in a forked child of a booted Node. */
export const carriesForkedNode = (source: string): boolean => !NOTICES.test(source);

const OWN_CLOCK = new RegExp(`${OWN_CLOCKS}|${BY_COMPUTED_NAME}`);

/** Whether a source may run in a Node that has booted and waited for it. */
export const carriesWaitingNode = (source: string): boolean => !OWN_CLOCK.test(source);
