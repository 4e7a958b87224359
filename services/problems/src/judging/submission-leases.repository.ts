import { Database, LeasedRows } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { SUBMISSIONS, type ClaimRow, type HeldRow } from '../submissions/submission-rows.js';

@Injectable()
export class SubmissionLeasesRepository extends LeasedRows<HeldRow, ClaimRow> {
  constructor(database: Database) {
    super(database, SUBMISSIONS);
  }
}
