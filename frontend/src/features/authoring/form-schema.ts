import { CreateProblemRequest } from '@evident/contracts/http/problems';
import { zodResolver } from '@hookform/resolvers/zod';

/** Checks the form by the schema of the call. */
export const checkForm = zodResolver(CreateProblemRequest);
