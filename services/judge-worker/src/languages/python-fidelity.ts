/**
 * Whether a source may run in a forked child of a booted interpreter. Such a child is not quite a fresh `python3`: it has a
 * frame below the main module, may not fork, ends without tearing the interpreter down. A source that could notice takes
 * the plain process. A fork that is not visible here ends the child with SIGSYS, and the run is repeated plainly.
 */
const NOTICES = new RegExp(
  [
    // looks at frames, the interpreter's own state or the process's
    String.raw`_getframe|f_back|extract_stack|print_stack|format_stack|currentframe|getrecursionlimit|orig_argv|settrace|setprofile`,
    String.raw`\binspect\b|\btracemalloc\b|\bfaulthandler\b|\bgc\b|\bctypes\b|\bcffi\b|\bsite\b|\bpsutil\b|\bresource\b`,
    String.raw`sys\s*\.\s*(?:modules|flags|path|_|meta_path|intern|getrefcount|getallocatedblocks|addaudithook|exc_info)`,
    String.raw`process_time|getrusage|clock_gettime|\btimes\s*\(`,
    // runs code while the interpreter is torn down, which a child skips
    String.raw`__del__|\bweakref\b|\b_exit\b`,
    // starts or meets other processes
    String.raw`\bfork|\bsubprocess\b|\bmultiprocessing\b|\bconcurrent\b|\bpopen\b|\bspawn|\bexecv|os\s*\.\s*(?:system|exec|kill|getpp?id|setsid|setpgid|getpgrp|getpgid|nice|sched)`,
    String.raw`\bsignal\b|\bpty\b|\bsocket\b|\basyncio\b|\bmmap\b|/proc/|/dev/fd`,
    // reaches modules by name or reads its own source's surroundings
    String.raw`__import__|\bimportlib\b|\brunpy\b|__spec__|__loader__|\bpkgutil\b|\bcode\b\s*\.\s*interact|\bhelp\s*\(|\blicense\s*\(|\bcopyright\b|\bcredits\b`,
    // randomised hashes are drawn once for an interpreter
    String.raw`PYTHONHASHSEED`,
  ].join('|'),
);

/** A declared encoding or bytes that are not text are read by the plain interpreter only. */
const UNUSUAL_TEXT = /coding[:=]|\0|^\uFEFF/;

/** A generator that is suspended at the end runs its clean-up while the interpreter is torn down. */
function cleansUpLate(source: string): boolean {
  return /\byield\b/.test(source) && /\bfinally\b|\bwith\b/.test(source);
}

export function carriesForked(source: string): boolean {
  return !NOTICES.test(source) && !UNUSUAL_TEXT.test(source) && !cleansUpLate(source);
}

/** Names a source imports; too many do no harm, the fork server imports only what it knows. */
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
