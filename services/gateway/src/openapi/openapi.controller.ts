import { DomainError } from '@evident/kit';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../identity/access.decorators.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { ENV, type Env } from '../env.js';
import { docsPage } from './docs-page.js';
import { OpenApiDocument } from './openapi-document.service.js';

/** While developing anybody may read these; elsewhere users get the description and admins the page. */
@ApiExcludeController()
@Public()
@Controller()
export class OpenApiController {
  constructor(
    private readonly document: OpenApiDocument,
    private readonly sessions: SessionCookiesService,
    @Inject(ENV) private readonly env: Pick<Env, 'NODE_ENV'>,
  ) {}

  @Get('openapi.json')
  async json(@Req() request: Request): Promise<OpenAPIObject> {
    await this.admit(request, false);
    return this.document.get();
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(@Req() request: Request): Promise<string> {
    await this.admit(request, true);
    return docsPage(this.document.get());
  }

  private async admit(request: Request, adminsOnly: boolean): Promise<void> {
    if (this.env.NODE_ENV === 'development') return;
    const user = await this.sessions.peek(request.headers.cookie);
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please log in');
    if (adminsOnly && user.role !== 'ADMIN') throw new DomainError('FORBIDDEN', 'Only admins may do this');
  }
}
