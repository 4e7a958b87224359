/** Every toast of the product, worded as in section 8 of the spec. */
export const ERROR_TOASTS = {
  signup: 'Error signing up',
  login: 'Error logging in',
  logout: 'Error logging out',
  loadProblems: 'Failed to load problems',
  loadProblem: 'Failed to load problem',
  loadSolvedProblems: 'Failed to load solved problems',
  deleteProblem: 'Error deleting problem',
  updateProblem: 'Error updating problem',
  createProblem: 'Error creating problem',
  createPlaylist: 'Failed to create playlist',
  fetchPlaylists: 'Failed to fetch playlists',
  fetchPlaylistDetails: 'Failed to fetch playlist details',
  addToPlaylist: 'Failed to add problem to playlist',
  removeFromPlaylist: 'Failed to remove problem from playlist',
  deletePlaylist: 'Failed to delete playlist',
  execute: 'Failed to execute code',
  run: 'Failed to Run code',
  getSubmissions: 'Error getting submissions for problem',
  getSubmissionCount: 'Error getting submission count for problem',
  analysis: 'Out Of Tokens!!',
  loadProblemData: 'Error loading problem data',
  verifyPayment: 'Error in verifying payment',
} as const;

export const SUCCESS_TOASTS = {
  signup: 'Credited 3 demo AI Tokens',
  logout: 'Logout successful',
  playlistCreated: 'Playlist created successfully',
  addedToPlaylist: 'Problem added to playlist',
  removedFromPlaylist: 'Problem removed from playlist',
  playlistDeleted: 'Playlist deleted successfully',
  executed: 'Code executed successfully',
  run: 'Run Result Is Out',
  analysis: 'Code Analysis Completed',
  problemUpdated: 'Problem updated successfully!',
  tokensAdded: 'Tokens added successfully!',
} as const;

/** Sentences of the server that the client shows unchanged. */
export const SERVER_MESSAGES = {
  loggedIn: 'Login successful',
  loggedOut: 'Logout successful',
  problemCreated: 'Problem created successfully',
  problemUpdated: 'Problem updated successfully',
  problemDeleted: 'Problem deleted successfully',
  problemRestored: 'Problem restored',
  adminsOnly: 'Only administrators can do this',
  postDeleted: 'Post deleted',
  postReported: 'Thanks. An administrator will look at it.',
  confirmAddress: 'Confirm your address with the link in our email to get your free AI tokens',
} as const;

/** Messages for administrators. They are a separate object, so that learners do not load them. */
export const ADMIN_MESSAGES = {
  tokensAdjusted: 'Tokens adjusted',
  refunded: 'Refund issued',
  refundRefused: 'The payment provider refused the refund',
  retried: 'Sent to the judge again',
  reportRefunded: 'Token refunded',
  reportDismissed: 'Report dismissed',
  postRemoved: 'Post removed',
  postKept: 'Post kept',
  proposalAccepted: 'The input is a hidden test now',
  proposalRefused: 'Proposal refused',
} as const;

export const TOAST_DURATION_MS = { success: 2_000, error: 4_000, blank: 4_000 } as const;
export const TOAST_LIMIT = 20;
