import { type Actor, ImportedPackageAnswer } from '@evident/contracts';
import { Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe } from '../http/id.pipe.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { ZIP_TYPE, ZipBody } from '../http/zip-body.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AuthoringClient } from './authoring.client.js';

/** An import makes tests and validates them in the sandbox, batch after batch. */
const IMPORT_TIMEOUT_MS = 300_000;
/** A test set of many megabytes is packed. */
const EXPORT_TIMEOUT_MS = 60_000;
const BINARY = { type: 'string', format: 'binary' } as const;

/** A header's file name takes no quotes and no control characters. */
const headerName = (fileName: string): string => fileName.replace(/[^\w.-]/g, '_');

/** Problem packages as ZIP files. */
@ApiTags('authoring')
@AdminOnly()
@Controller('admin/problems')
export class PackagesController {
  constructor(private readonly authoring: AuthoringClient) {}

  @Post('import')
  @RateLimit('authoring')
  @ApiConsumes(ZIP_TYPE)
  @ApiBody({ schema: BINARY })
  @Answers(ImportedPackageAnswer, { summary: 'Store a package (at most 32 MB) as a draft', status: 201 })
  importPackage(@ZipBody() zip: Buffer, @CurrentActor() actor: Actor): Promise<ImportedPackageAnswer> {
    return this.authoring.call(
      'authoring.import-package',
      { actor, zipBase64: zip.toString('base64') },
      { timeoutMs: IMPORT_TIMEOUT_MS },
    );
  }

  @Get(':id/export')
  @ApiOperation({ summary: 'Download a problem as a package' })
  @ApiResponse({ status: 200, description: 'The ZIP', content: { [ZIP_TYPE]: { schema: BINARY } } })
  async exportPackage(
    @Param('id', ProblemIdPipe) problemId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const { fileName, zipBase64 } = await this.authoring.call(
      'authoring.export-package',
      { actor, problemId },
      { timeoutMs: EXPORT_TIMEOUT_MS },
    );
    const zip = Buffer.from(zipBase64, 'base64');
    return new StreamableFile(zip, {
      type: ZIP_TYPE,
      length: zip.length,
      disposition: `attachment; filename="${headerName(fileName)}"`,
    });
  }
}
