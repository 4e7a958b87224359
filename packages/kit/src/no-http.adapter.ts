import { Server } from 'node:http';
import { AbstractHttpAdapter } from '@nestjs/core';

/**
 * Nest's application wants a web framework. A service that only answers RPC gives it this one, which is never opened:
 * without it Nest loads Express, a third of what such a service would load at all.
 */
export class NoHttpAdapter extends AbstractHttpAdapter<Server> {
  initHttpServer(): void {
    this.httpServer = new Server();
  }
  getType(): string {
    return 'none';
  }
  close(): void {}
  registerParserMiddleware(): void {}
  setNotFoundHandler(): void {}
  setErrorHandler(): void {}
  enableCors(): void {}
  createMiddlewareFactory(): () => void {
    return () => undefined;
  }
  applyVersionFilter(): never {
    throw unused();
  }
  useStaticAssets(): never {
    throw unused();
  }
  setViewEngine(): never {
    throw unused();
  }
  getRequestHostname(): never {
    throw unused();
  }
  getRequestMethod(): never {
    throw unused();
  }
  getRequestUrl(): never {
    throw unused();
  }
  status(): never {
    throw unused();
  }
  reply(): never {
    throw unused();
  }
  end(): never {
    throw unused();
  }
  render(): never {
    throw unused();
  }
  redirect(): never {
    throw unused();
  }
  isHeadersSent(): never {
    throw unused();
  }
  getHeader(): never {
    throw unused();
  }
  setHeader(): never {
    throw unused();
  }
  appendHeader(): never {
    throw unused();
  }
}

const unused = (): Error => new Error('This service has no HTTP');
