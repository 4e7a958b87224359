import { applyDecorators, type CanActivate, Injectable, UseGuards } from '@nestjs/common';
import { NoticesService } from './notices.service.js';

@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(private readonly notices: NoticesService) {}

  canActivate(): boolean {
    this.notices.refuseInMaintenance();
    return true;
  }
}

@Injectable()
export class PostingGuard implements CanActivate {
  constructor(private readonly notices: NoticesService) {}

  canActivate(): boolean {
    this.notices.refuseInMaintenance('Posting is');
    return true;
  }
}

/** The route stores a post and is refused while an administrator has paused work. */
export const PostingPausedInMaintenance = () => applyDecorators(UseGuards(PostingGuard));

/** The route starts work and is refused while an administrator has paused it. */
export const PausedInMaintenance = () => applyDecorators(UseGuards(MaintenanceGuard));
