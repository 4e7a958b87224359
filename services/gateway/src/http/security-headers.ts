import type { RequestHandler } from 'express';
import helmet from 'helmet';

const RAZORPAY_SCRIPTS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'];
const RAZORPAY_FRAMES = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];
const RAZORPAY_CALLS = ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'];
export interface PageSources {
  /** Makes browsers use HTTPS only (HSTS). */
  https: boolean;
  /** Origins of the payment dialog in addition to Razorpay's. */
  checkout: readonly string[];
  /** Origins of the embedded privacy policy. */
  policyFrames: readonly string[];
}

/** Sets the content security policy and the other security headers. */
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
        // The editor Monaco adds style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https://*.razorpay.com'],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The payment dialog opens bank pages as pop-ups, which must reach their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
}
