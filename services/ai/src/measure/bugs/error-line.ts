const NAMES_ERROR =
  /^(?:Exception in thread "[^"]*" )?(?:Uncaught )?(?:java\.(?:lang|util)\.)?([A-Z]\w*(?:Error|Exception)\b.*)$/;
const MOST = 300;

/** The line of a crash's standard error that names the error: the last one in Python, one of the first elsewhere. */
export function errorLine(stderr: string): string {
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const named = lines.flatMap((line) => NAMES_ERROR.exec(line)?.[1] ?? []);
  return (named.at(-1) ?? lines.at(-1) ?? '').slice(0, MOST);
}
