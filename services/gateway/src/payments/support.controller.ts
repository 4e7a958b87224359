import { SupportAnswer } from '@evident/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ENV, type Env } from '../env.js';
import { Public } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';

/** Where a buyer asks for a refund. The policies, which everybody can read, name it. */
@ApiTags('payment')
@Controller()
export class SupportController {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'SUPPORT_EMAIL'>) {}

  @Public()
  @Get('support')
  @Answers(SupportAnswer, { summary: 'The address of the support' })
  support(): SupportAnswer {
    return { email: this.env.SUPPORT_EMAIL ?? null };
  }
}
