import type { RequestHandler } from 'express';
import helmet from 'helmet';

const RAZORPAY_SCRIPTS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'];
const RAZORPAY_FRAMES = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];
const RAZORPAY_CALLS = ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'];
export interface PageSources {
  /** Also demands HTTPS from now on (HSTS). */
  https: boolean;
  /** Further origins of the payment dialog. */
  checkout: readonly string[];
  /** Where the embedded privacy policy comes from. */
  policyFrames: readonly string[];
}

/** Content security policy and its companions. */
export function securityHeaders({ https, checkout, policyFrames }: PageSources): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...RAZORPAY_SCRIPTS, ...checkout],
        frameSrc: [...RAZORPAY_FRAMES, ...policyFrames, ...checkout],
        connectSrc: ["'self'", ...RAZORPAY_CALLS, ...checkout],
        workerSrc: ["'self'", 'blob:'],
        // Monaco writes its own style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https://*.razorpay.com'],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Bank pages open as pop-ups of the payment dialog and must be able to answer it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
}
