/** A variable of the global setup. @throws where a test runs without it */
export function givenByJest(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through Jest, whose global setup starts the servers.`);
  return value;
}
