/**
 * Takes the rest of the page away from Tab and from screen readers, for a part that covers it. Messages in the corner stay.
 * @returns a function that brings the rest back.
 */
export function inertOutside(part: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let node = part; node.parentElement && node.parentElement.id !== 'root'; node = node.parentElement) {
    if (node.parentElement === document.body) break;
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => changed.forEach((element) => (element.inert = false));
}
