import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

interface Documentation {
  summary: string;
  status?: 200 | 201;
  /** The route may answer 202 with this instead. */
  later?: z.ZodType;
}

/** Documents what a route answers, and sets its status. */
export function Answers(schema: z.ZodType, { summary, status = 200, later }: Documentation): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiResponse({ status, description: summary, standardSchema: schema }),
    ...(later ? [ApiResponse({ status: 202, description: 'Not finished yet', standardSchema: later })] : []),
  );
}
