import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown.js';

const picture = (title: string, ...parts: string[]) =>
  `\`\`\`svg\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 90">\n<title>${title}</title>\n\n${parts.join('\n')}\n</svg>\n\`\`\``;

it('draws a block of the language svg, without what a picture must not have', async () => {
  const text = picture('Two towns', '<circle class="good" r="4" onclick="x()"/>', '<script>x()</script>');
  const { container } = render(<Markdown text={`Before.\n\n${text}\n\nAfter.`} />);
  const drawn = await screen.findByRole('img', { name: 'Two towns' });
  expect(drawn.querySelector('circle')?.getAttributeNames()).toEqual(['class', 'r']);
  expect(container.querySelector('script, pre')).toBeNull();
  expect(container).toHaveTextContent('Before.');
  expect(container).toHaveTextContent('After.');
});

it('shows any other block of code as code, and raw HTML not at all', async () => {
  render(<Markdown text={'```js\nsvg();\n```\n\n<svg viewBox="0 0 9 9"><title>Raw</title></svg>'} />);
  const code = await screen.findByText('svg();');
  expect(code.closest('pre')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
