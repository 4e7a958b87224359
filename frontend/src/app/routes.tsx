import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { siteInfo } from '../lib/site.js';
import { GuestOnly, RequireAdmin, RequireSession, WhileSessionChecked } from './guards.js';
import { PageError, RouteError } from './route-error.js';
import { Root, Shell } from './shell.js';

type PageModule = { default: React.ComponentType };

/** A page in its own chunk, fetched when its route is opened. */
const page = (load: () => Promise<PageModule>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

const guestPages: RouteObject[] = [
  { path: '/login', ...page(() => import('../features/auth/login-page.js')) },
  { path: '/signup', ...page(() => import('../features/auth/signup-page.js')) },
];

/** Signed in or not: a mailed link is opened in whatever browser is at hand. */
const mailPages: RouteObject[] = [
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/set-password',
  '/confirm-sign-in',
].map((path) => ({
  path,
  ...page(() => import('../features/auth/mail-page.js')),
}));

const publicPages: RouteObject[] = [
  { path: '/privacy-policy', ...page(() => import('../features/policies/privacy-page.js')) },
  { path: '/cancellation-and-refund', ...page(() => import('../features/policies/refund-page.js')) },
  { path: '/shipping-and-delivery', ...page(() => import('../features/policies/delivery-page.js')) },
  { path: '/help/input/:language?', ...page(() => import('../features/input-help/input-help-page.js')) },
  { path: '*', ...page(() => import('./not-found-page.js')) },
];

const adminPages: RouteObject[] = [
  { path: '/add-problem', ...page(() => import('../routes/authoring/create-problem-route.js')) },
  { path: '/administration', ...page(() => import('../features/administration/administration-page.js')) },
  { path: '/analysis-reports', element: <Navigate to="/administration#reported-analyses" replace /> },
  { path: '/edit-problem/:id', ...page(() => import('../routes/authoring/edit-problem-route.js')) },
];

const learnerPages: RouteObject[] = [
  { path: '/', ...page(() => import('../features/landing/landing-page.js')) },
  { path: '/problem', ...page(() => import('../routes/problem-list-route.js')) },
  { path: '/problems', element: <Navigate to="/problem" replace /> },
  { path: '/problem/:id', ...page(() => import('../routes/problem/problem-route.js')) },
  { path: '/learn', ...page(() => import('../features/learning/learn-page.js')) },
  { path: '/learn/:slug', ...page(() => import('../features/learning/topic-page.js')) },
  { path: '/profile', ...page(() => import('../routes/profile-route.js')) },
  ...(siteInfo().payments
    ? [{ path: '/pricing', ...page(() => import('../features/pricing/pricing-page.js')) }]
    : []),
  { path: '/settings', ...page(() => import('../features/settings/settings-page.js')) },
  { element: <RequireAdmin />, children: adminPages },
];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    // Only for the first page of a visit. Later navigations keep the old page until the new chunk is loaded.
    hydrateFallbackElement: <Root.Loading />,
    children: [
      { element: <GuestOnly />, children: guestPages },
      ...mailPages,
      {
        element: <Shell />,
        errorElement: <RouteError />,
        children: [
          {
            // Inside the shell, so that a page that fails to load leaves the header and its links.
            errorElement: <PageError />,
            children: [
              { element: <RequireSession />, children: learnerPages },
              { element: <WhileSessionChecked />, children: publicPages },
            ],
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
