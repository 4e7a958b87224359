import { render, screen, waitFor } from '@testing-library/react';
import { ForeignText } from './foreign-text.js';

/** Renders and waits until the parser is loaded. */
async function show(text: string): Promise<HTMLElement> {
  const { container } = render(<ForeignText text={`**ready**\n\n${text}`} />);
  await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('ready'));
  return container;
}

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src=x onerror="alert(1)">'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['an SVG', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>'],
  ['a javascript: link', '[x](javascript:alert(1))'],
  ['a javascript: link in other letters', '[x](JaVaScRiPt&colon;alert(1))'],
  ['a javascript: link with a tab', '[x](java&#9;script:alert(1))'],
  ['a javascript: autolink', '<javascript:alert(1)>'],
  ['a data: link', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a reference to a bad link', '[x][y]\n\n[y]: vbscript:alert(1)'],
  ['a picture of the catalogue', '```svg\n<svg viewBox="0 0 9 9"><title>x</title></svg>\n```'],
  ['a style', '<p style="position:fixed;inset:0">over all</p>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>'],
])('%s does nothing', async (_what, text) => {
  const container = await show(text);
  expect(container.querySelector('script, img, iframe, svg, style, form, input, object, embed')).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$/);
      expect(value).not.toMatch(/^\s*(java|vb)script|^data:/i);
    }
  }
});

it('an image is not fetched, and its description is shown', async () => {
  const container = await show('![a graph](https://evil.example/pixel.png)');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('[image: a graph]')).toBeInTheDocument();
});

it('a link tells its page nothing about the reader', async () => {
  await show('[the docs](https://docs.example/x)');
  const link = screen.getByRole('link', { name: 'the docs' });
  expect(link).toHaveAttribute('href', 'https://docs.example/x');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});

it('code is shown as code', async () => {
  const container = await show('```\nif (a < b) return <T>x;\n```');
  expect(container.querySelector('pre code')).toHaveTextContent('if (a < b) return <T>x;');
});

it.each([
  ['quotes', `${'> '.repeat(4_000)}deep`],
  ['lists', `${'- '.repeat(4_000)}deep`],
  ['brackets', `${'['.repeat(9_000)}deep`],
  ['emphasis', `${'*a **b '.repeat(1_200)}deep`],
])('deeply nested %s are drawn without a crash', (_what, text) => {
  const { container } = render(<ForeignText text={text} />);
  expect(container).toHaveTextContent('deep');
});
