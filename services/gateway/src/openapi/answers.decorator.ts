import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

interface Documentation<L extends z.ZodType> {
  summary: string;
  status?: 200 | 201;
  /** The route may answer 202 with this instead. */
  later?: L;
}

type HandlerDecorator<A> = <T extends (...parameters: never[]) => A | Promise<A>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
) => void;

/** Documents what a route answers, sets its status, and makes the compiler check the handler against the schema. */
export function Answers<S extends z.ZodType, L extends z.ZodType = S>(
  schema: S,
  { summary, status = 200, later }: Documentation<L>,
): HandlerDecorator<z.input<S> | z.input<L>> {
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiResponse({ status, description: summary, standardSchema: schema }),
    ...(later ? [ApiResponse({ status: 202, description: 'Not finished yet', standardSchema: later })] : []),
  );
}
