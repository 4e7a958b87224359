import { MessageAnswer, Preferences, PreferencesAnswer, RenameRequest } from '@evident/contracts';
import { Body, Controller, Get, Logger, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../identity/access.decorators.js';
import type { SessionUser } from '../identity/account.js';
import { UsersRepository } from '../identity/users.repository.js';
import { Answers } from '../openapi/answers.decorator.js';
import { PreferencesRepository } from './preferences.repository.js';

@ApiTags('account')
@Controller('account')
export class PreferencesController {
  private readonly logger = new Logger('account');

  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly users: UsersRepository,
  ) {}

  @Get('preferences')
  @Answers(PreferencesAnswer, { summary: 'Theme, default language and editor settings of the account' })
  async read(@CurrentUser() user: SessionUser): Promise<PreferencesAnswer> {
    return { preferences: await this.preferences.read(user.id) };
  }

  @Put('preferences')
  @Answers(PreferencesAnswer, { summary: 'Change the given preferences; the others stay' })
  async change(
    @Body({ schema: Preferences }) choices: Preferences,
    @CurrentUser() user: SessionUser,
  ): Promise<PreferencesAnswer> {
    return { preferences: await this.preferences.change(user.id, choices) };
  }

  /** Others see the name, so a change leaves a trace in the log. */
  @Put('name')
  @Answers(MessageAnswer, { summary: 'Change the name of the account' })
  async rename(
    @Body({ schema: RenameRequest }) { name }: RenameRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<MessageAnswer> {
    await this.users.rename(user.id, name);
    this.logger.log({ event: 'account.renamed', userId: user.id });
    return { message: 'Your name was changed' };
  }
}
