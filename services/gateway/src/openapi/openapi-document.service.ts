import { ErrorBody } from '@evident/contracts';
import type { INestApplication } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { EXAMPLES } from './examples.js';

const OPERATIONS = ['get', 'post', 'put', 'delete'] as const;
const DESCRIPTION =
  'Practise data structures and algorithms. Sessions are cookies; bodies are JSON; every error has the shape of ErrorBody. ' +
  'Each path works with and without a trailing slash.';

/** Describes the routes as they are registered, with the schemas that check them. */
@Injectable()
export class OpenApiDocument {
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
      .build();
    const document = SwaggerModule.createDocument(this.app, config);
    const schemas = ((document.components ??= {}).schemas ??= {}) as Record<string, { example?: unknown }>;
    const { $schema: _, ...errorBody } = z.toJSONSchema(ErrorBody, { target: 'openapi-3.0' });
    schemas['ErrorBody'] = errorBody as { example?: unknown };
    for (const { schema, value } of EXAMPLES) {
      const name = schema.meta()?.id;
      if (name !== undefined && schemas[name]) schemas[name].example = value;
    }
    for (const path of Object.values(document.paths)) {
      for (const method of OPERATIONS) {
        const operation = path[method];
        if (!operation) continue;
        operation.responses['default'] = {
          description: 'An error',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
        };
      }
    }
    return document;
  }
}
