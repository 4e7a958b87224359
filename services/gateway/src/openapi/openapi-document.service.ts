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
    return admittingNull(SwaggerModule.createDocument(this.app, config)) as OpenAPIObject;
  }
}

/** In OpenAPI 3.0 `nullable` admits null only beside a `type`, and only where an `enum` names it. */
function admittingNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(admittingNull);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, admittingNull(inner)] as const),
  );
  if (schema['nullable'] !== true) return schema;
  const { enum: values, allOf, type } = schema;
  if (Array.isArray(values) && !values.includes(null))
    return { ...schema, enum: [...(values as unknown[]), null] };
  if (type === undefined && Array.isArray(allOf))
    return { anyOf: [{ allOf }, { type: 'object', nullable: true, enum: [null] }] };
  return schema;
}
