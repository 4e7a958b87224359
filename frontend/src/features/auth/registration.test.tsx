import { screen } from '@testing-library/react';
import type { SiteInfo } from '@evident/contracts/site';
import { renderPage, stubServer } from '../../testing/render-page.js';
import SignupPage from './signup-page.js';

let mockSite: Partial<SiteInfo>;
jest.mock('../../lib/site.js', () => ({ siteInfo: () => mockSite }));
beforeEach(() => stubServer({}));

it('offers no form where nobody may sign up', () => {
  mockSite = { payments: false, registration: 'off', domains: [] };
  renderPage(<SignupPage />);
  expect(screen.getByText('New accounts cannot be made here. Ask your administrator.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

it('says which addresses are taken', () => {
  mockSite = { payments: false, registration: 'domain', domains: ['example.edu', 'students.example.edu'] };
  renderPage(<SignupPage />);
  expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
    'At example.edu or students.example.edu',
  );
});
