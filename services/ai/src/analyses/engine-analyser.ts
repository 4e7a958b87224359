import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { Analyser, type Analysed } from './analyser.js';

/** The product's own analyser. */
@Injectable()
export class EngineAnalyser extends Analyser {
  versionFor(): string {
    return 'evident-1';
  }

  analyse(): Promise<Analysed> {
    return Promise.reject(new DomainError('SERVICE_UNAVAILABLE', 'The analysis is not available yet.'));
  }
}
