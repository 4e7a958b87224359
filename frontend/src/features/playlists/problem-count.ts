export const problemCount = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);
