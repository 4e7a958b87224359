import { API_BASE, LIMITS } from '@evident/contracts';
import { notFound } from '@evident/kit';
import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { SessionsService } from '../auth/sessions.service.js';
import type { Env } from '../env.js';
import { LiveSocket } from '../live/live.socket.js';
import { OpenApiDocumentService } from '../openapi/openapi-document.service.js';
import { serveFrontend } from '../static/serve-frontend.js';
import { ApiExceptionFilter } from './api-exception.filter.js';
import { refuseCrossSite } from './cross-site.middleware.js';
import { jsonBody } from './json-body.js';
import { AllowedOrigins } from './origins.js';
import { measureRequests } from './request-metrics.js';
import { requestId } from './request-id.middleware.js';
import { RequestsInFlight } from './requests-in-flight.js';
import { securityHeaders } from './security-headers.js';
import { validationPipe } from './validation.pipe.js';
import { zipBody } from './zip-body.js';

const WEBHOOK_PATH = `${API_BASE}/payment/webhook`;
/** How long a caller may take to send a request, and its headers. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
const WEBHOOK_BODY_BYTES = 256 * 1024;
const isWebhook = (path: string): boolean => path.replace(/\/$/, '') === WEBHOOK_PATH;
/** Calls that carry a problem's whole test set. */
const TEST_SET_PATH = new RegExp(
  `^${API_BASE}/(problems/(create-problem|update-problem/[^/]+)|admin/(problems/[^/]+/)?verifications|admin/fill-expected)/?$`,
);
const IMPORT_PATH = `${API_BASE}/admin/problems/import`;
const isImport = (path: string): boolean => path.replace(/\/$/, '') === IMPORT_PATH;

/** Answers of the API are a user's own unless a route says otherwise. */
function privateAnswers(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Only an admin who really is one makes the gateway read many megabytes. */
function apiBody(sessions: SessionsService): RequestHandler {
  const ordinary = { json: jsonBody(LIMITS.bodyBytes), zip: zipBody(LIMITS.bodyBytes) };
  const large = { json: jsonBody(LIMITS.adminBodyBytes), zip: zipBody(LIMITS.adminBodyBytes) };
  const webhook = jsonBody(WEBHOOK_BODY_BYTES, true);
  return (request, response, next) => {
    if (isWebhook(request.path)) return webhook(request, response, next);
    const kind = isImport(request.path) ? 'zip' : 'json';
    if (kind === 'json' && !TEST_SET_PATH.test(request.path)) return ordinary.json(request, response, next);
    sessions.peek(request.headers.cookie).then(
      (user) => (user?.role === 'ADMIN' ? large : ordinary)[kind](request, response, next),
      (error: unknown) => next(error),
    );
  };
}

/** Nest answers unknown paths and errors of the API only; outside it Express would show a page of its own. */
function answerTheRest(app: NestExpressApplication, errors: ApiExceptionFilter): void {
  app.use((_request: Request, _response: Response, next: NextFunction) => next(notFound('This address')));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    errors.answer(error, request, response),
  );
}

/** Everything between the socket and the controllers, in the order in which a request meets it. */
export async function configureHttp(nest: INestApplication, env: Env): Promise<void> {
  const app = nest as NestExpressApplication;
  const origins = new AllowedOrigins(env.PUBLIC_ORIGIN);
  app.set('trust proxy', env.TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.setGlobalPrefix(API_BASE);
  app.use(requestId);
  app.use(measureRequests);
  app.use(API_BASE, app.get(RequestsInFlight).track);
  app.use(
    securityHeaders({
      https: origins.https,
      checkout: env.PAYMENT_CHECKOUT_ORIGIN.split(' ').filter(Boolean),
      policyFrames: env.PRIVACY_POLICY_URL === undefined ? [] : [new URL(env.PRIVACY_POLICY_URL).origin],
    }),
  );
  app.enableCors({
    origin: origins.list(),
    credentials: true,
    exposedHeaders: ['Content-Disposition', 'Location', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  app.use(compression());
  app.use(API_BASE, privateAnswers);
  app.use(refuseCrossSite(origins, { exempt: isWebhook, takesZip: isImport }));
  app.use(apiBody(app.get(SessionsService)));
  if (env.FRONTEND_DIR !== undefined) serveFrontend(app, env.FRONTEND_DIR);
  const errors = new ApiExceptionFilter();
  app.useGlobalFilters(errors);
  app.useGlobalPipes(validationPipe());
  app.get(OpenApiDocumentService).attach(app);
  const server = app.getHttpServer();
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  app.get(LiveSocket).attach(server, origins);
  await app.init();
  answerTheRest(app, errors);
}
