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

/** The route starts work and is refused while an administrator has paused it. */
export const PausedInMaintenance = () => applyDecorators(UseGuards(MaintenanceGuard));
