const PLUMBING =
  /^\s*(?:import|from)\b|\b(?:Scanner|BufferedReader|InputStreamReader|StreamTokenizer|StringTokenizer|nextToken|nextInt|nextLong|nval|readLine|readFileSync|stdin|println)\b|\bconsole\.log\b|\b(?:input|print)\(/;

/** Whether a line of a source reads the input or prints: it is wrong less often than others. @returns a function of the 1-based line */
export function plumbingOf(source: string): (line: number) => boolean {
  const lines = source.split('\n').map((text) => PLUMBING.test(text));
  return (line) => lines[line - 1] ?? false;
}
