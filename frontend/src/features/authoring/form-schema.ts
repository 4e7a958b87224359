import { CreateProblemRequest } from '@evident/contracts/http/problems';
import { zodResolver } from '@hookform/resolvers/zod';

/** Validates the form with the schema of the call. */
export const checkForm = zodResolver(CreateProblemRequest);
