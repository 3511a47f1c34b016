/**
 * Name of the readable cookie that says "a session may exist" and nothing more, so that visitors' pages never
 * ask GET /api/user in vain. The session itself is in `__session`, which scripts cannot read.
 */
export const SESSION_HINT_COOKIE = 'rr_session';
