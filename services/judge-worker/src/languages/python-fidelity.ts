/**
 * Words of sources that could tell a forked child of a booted interpreter from a fresh `python3`. The child has one more
 * frame below the main module, may not fork, and ends without finalising the interpreter. Such sources run as a plain
 * process. A fork that these words miss ends the child with SIGSYS, and the worker repeats the run as a plain process.
 */
const NOTICES = new RegExp(
  [
    // reads frames or the state of the interpreter or the process
    String.raw`_getframe|f_back|extract_stack|print_stack|format_stack|currentframe|getrecursionlimit|orig_argv|settrace|setprofile`,
    String.raw`\binspect\b|\btracemalloc\b|\bfaulthandler\b|\bgc\b|\bctypes\b|\bcffi\b|\bsite\b|\bpsutil\b|\bresource\b`,
    String.raw`sys\s*\.\s*(?:modules|flags|path|_|meta_path|intern|getrefcount|getallocatedblocks|addaudithook|exc_info)`,
    String.raw`process_time|getrusage|clock_gettime|\btimes\s*\(`,
    // runs code while the interpreter is finalised, which a child skips
    String.raw`__del__|\bweakref\b|\b_exit\b`,
    // starts or reaches other processes
    String.raw`\bfork|\bsubprocess\b|\bmultiprocessing\b|\bconcurrent\b|\bpopen\b|\bspawn|\bexecv|os\s*\.\s*(?:system|exec|kill|getpp?id|setsid|setpgid|getpgrp|getpgid|nice|sched)`,
    String.raw`\bsignal\b|\bpty\b|\bsocket\b|\basyncio\b|\bmmap\b|/proc/|/dev/fd`,
    // loads modules by name or uses what only an interactive interpreter has
    String.raw`__import__|\bimportlib\b|\brunpy\b|__spec__|__loader__|\bpkgutil\b|\bcode\b\s*\.\s*interact|\bhelp\s*\(|\blicense\s*\(|\bcopyright\b|\bcredits\b`,
    // depends on the hash seed, which all children of one interpreter share
    String.raw`PYTHONHASHSEED`,
  ].join('|'),
);

/** Only the plain interpreter reads declared encodings, NUL characters and byte order marks as Python does. */
const UNUSUAL_TEXT = /coding[:=]|\0|^\uFEFF/;

/** A generator that is suspended at the end runs its `finally` or `with` blocks while the interpreter is finalised. */
function cleansUpLate(source: string): boolean {
  return /\byield\b/.test(source) && /\bfinally\b|\bwith\b/.test(source);
}

/** Whether a source may run in a forked child of a booted interpreter. */
export function carriesForked(source: string): boolean {
  return !NOTICES.test(source) && !UNUSUAL_TEXT.test(source) && !cleansUpLate(source);
}

/** The modules that a source seems to import. Wrong names do no harm: the fork server imports only modules it knows. */
export function importedModules(source: string): string[] {
  const names = new Set<string>();
  for (const [, from, list] of source.matchAll(
    /^[ \t]*(?:from[ \t]+([A-Za-z_]\w*)|import[ \t]+([\w., \t]+))/gm,
  )) {
    if (from) names.add(from);
    for (const item of list?.split(',') ?? []) names.add(item.trim().split(/[.\s]/)[0] ?? '');
  }
  names.delete('');
  return [...names];
}
