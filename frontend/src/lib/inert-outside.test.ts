import { inertOutside } from './inert-outside.js';

it('leaves only the part to Tab and to screen readers, and brings back what it took', () => {
  document.body.innerHTML = `
    <div id="root">
      <div>
        <header></header>
        <main><p></p><div><section id="part"></section><aside inert></aside></div></main>
      </div>
      <div id="messages"></div>
    </div>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  // jsdom has the attribute but not the property.
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    element.inert = element.hasAttribute('inert');
  const restore = inertOutside(find('#part'));
  const inert = () =>
    ['header', 'main', 'p', '#part', 'aside', '#messages'].filter((each) => find(each).inert);
  expect(inert()).toEqual(['header', 'p', 'aside']);
  restore();
  expect(inert()).toEqual(['aside']);
});
