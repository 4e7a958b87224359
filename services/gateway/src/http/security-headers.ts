import type { RequestHandler } from 'express';
import helmet from 'helmet';

const RAZORPAY_SCRIPTS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'];
const RAZORPAY_FRAMES = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];
const RAZORPAY_CALLS = ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'];
export interface PageSources {
  /** Makes browsers use HTTPS only (HSTS). */
  https: boolean;
  /** Whether tokens are sold. Otherwise pages load nothing from the payment provider. */
  payments: boolean;
  /** Origins of the payment dialog in addition to Razorpay's. */
  checkout: readonly string[];
  /** Origins of the embedded privacy policy. */
  policyFrames: readonly string[];
}

/** Sets the content security policy and the other security headers. */
export function securityHeaders({ https, payments, checkout, policyFrames }: PageSources): RequestHandler {
  const sold = (sources: readonly string[]): readonly string[] => (payments ? sources : []);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...sold(RAZORPAY_SCRIPTS), ...sold(checkout)],
        frameSrc: [...sold(RAZORPAY_FRAMES), ...policyFrames, ...sold(checkout)],
        connectSrc: ["'self'", ...sold(RAZORPAY_CALLS), ...sold(checkout)],
        workerSrc: ["'self'", 'blob:'],
        // The editor Monaco adds style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...sold(['https://*.razorpay.com'])],
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
