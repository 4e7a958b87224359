import { act, fireEvent } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { SettingsSections } from './settings-sections.js';

let grow: () => void;
const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  globalThis.ResizeObserver = class implements ResizeObserver {
    private watching = true;
    constructor(report: ResizeObserverCallback) {
      grow = () => {
        if (this.watching) report([], this);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {
      this.watching = false;
    }
  };
});

const SECTIONS = [
  { id: 'account', title: 'Account', content: 'Name' },
  { id: 'device', title: 'This device', content: 'Install' },
];

it('stays at the section of the address while those above it load, until the user scrolls', () => {
  renderPage(<SettingsSections sections={SECTIONS} />, '/settings#device');
  expect(scrolled).toEqual(['device']);
  act(() => grow());
  expect(scrolled).toEqual(['device', 'device']);
  fireEvent.wheel(window);
  act(() => grow());
  expect(scrolled).toHaveLength(2);
});

it('leaves the page at its top when the address names no section', () => {
  renderPage(<SettingsSections sections={SECTIONS} />, '/settings');
  expect(scrolled).toEqual([]);
});
