import { DomainError, notFound } from '@evident/kit';
import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../identity/access.decorators.js';
import { requireAdmin } from '../identity/session.guard.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { ENV, type Env } from '../env.js';
import { DOCS_PAGE, DOCS_START, SWAGGER_UI_FILES, SWAGGER_UI_FOLDER } from './docs-page.js';
import { OpenApiDocumentService } from './openapi-document.service.js';

/** In development everybody may read the document and its page; elsewhere users the document, admins both. */
@ApiExcludeController()
@Public()
@Controller()
export class OpenApiController {
  constructor(
    private readonly document: OpenApiDocumentService,
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
    return DOCS_PAGE;
  }

  @Get('docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  async start(@Req() request: Request): Promise<string> {
    await this.admit(request, true);
    return DOCS_START;
  }

  @Get('docs/:file')
  async file(@Req() request: Request, @Res() response: Response, @Param('file') file: string): Promise<void> {
    await this.admit(request, true);
    if (!SWAGGER_UI_FILES.has(file)) throw notFound('File');
    response.sendFile(file, { root: SWAGGER_UI_FOLDER });
  }

  private async admit(request: Request, adminsOnly: boolean): Promise<void> {
    if (this.env.NODE_ENV === 'development') return;
    const user = await this.sessions.peek(request.headers.cookie);
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please log in');
    if (adminsOnly) requireAdmin(user);
  }
}
