import { ErrorBody } from '@evident/contracts';
import type { INestApplication } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SessionCookiesService } from '../identity/session-cookies.service.js';

const DESCRIPTION =
  'Practise data structures and algorithms. Sessions are cookies; bodies are JSON; every error has the shape of ErrorBody. ' +
  'Each path works with and without a trailing slash.';

/** Describes the routes as they are registered, with the schemas that check them. */
@Injectable()
export class OpenApiDocumentService {
  private app: INestApplication | undefined;
  private document: OpenAPIObject | undefined;

  constructor(private readonly cookies: SessionCookiesService) {}

  attach(app: INestApplication): void {
    this.app = app;
  }

  /** Built when first asked for. */
  get(): OpenAPIObject {
    return (this.document ??= this.build());
  }

  private build(): OpenAPIObject {
    if (!this.app) throw new Error('The application is not attached');
    const config = new DocumentBuilder()
      .setTitle('Evident')
      .setVersion('1')
      .setDescription(DESCRIPTION)
      .addCookieAuth(this.cookies.accessName)
      .addGlobalResponse({ status: 'default', description: 'An error', standardSchema: ErrorBody })
      .build();
    return SwaggerModule.createDocument(this.app, config);
  }
}
