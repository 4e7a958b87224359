/** A variable that Jest's global setup sets. @throws Error when it is not set */
export function givenByJest(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through Jest, whose global setup starts the servers.`);
  return value;
}
