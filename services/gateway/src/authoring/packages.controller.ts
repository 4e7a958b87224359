import { type Actor, ExportQuery, ImportedPackageAnswer } from '@evident/contracts';
import { Controller, Get, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { ZIP_TYPE } from '../http/body-parsers.js';
import { ZipBody, ZipUpload } from '../http/body.interceptor.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe } from '../http/id.pipe.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** An import generates the tests and validates them in the sandbox, in several batches. */
const IMPORT_TIMEOUT_MS = 300_000;
/** An export packs a test set of many megabytes. */
const EXPORT_TIMEOUT_MS = 60_000;
const BINARY = { type: 'string', format: 'binary' } as const;

/** Replaces quotes and control characters, which would end or break the header. */
const headerName = (fileName: string): string => fileName.replace(/[^\w.-]/g, '_');

/** Imports and exports problem packages as ZIP files. */
@ApiTags('authoring')
@AdminOnly()
@Controller('admin/problems')
export class PackagesController {
  constructor(private readonly problems: ProblemsClient) {}

  @Audited('problem.imported', { kind: 'problem', field: 'id' })
  @ZipUpload()
  @Post('import')
  @RateLimit('authoring')
  @ApiConsumes(ZIP_TYPE)
  @ApiBody({ schema: BINARY })
  @Answers(ImportedPackageAnswer, {
    summary: 'Store a package (at most 32 MB; ours, Kattis or Polygon) as a draft',
    status: 201,
  })
  importPackage(@ZipBody() zip: Buffer, @CurrentActor() actor: Actor) {
    return this.problems.call(
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
    @Query({ schema: ExportQuery }) { format }: ExportQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const { fileName, zipBase64 } = await this.problems.call(
      'authoring.export-package',
      { actor, problemId, format },
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
