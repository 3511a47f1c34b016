import { createApp } from './http/app.ts';
import { API_ROUTES, MEDIA_ROUTES, SIGN_IN_ROUTES } from './routes.ts';

/** The apps behind the functions, in a module of their own so that they load with the first request. */
export const apiApp = createApp(API_ROUTES);
export const mediaApp = createApp(MEDIA_ROUTES);
export const signInApp = createApp(SIGN_IN_ROUTES);
