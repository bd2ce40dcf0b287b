// The routes of this part of the service. What visitors ask of the house's calendar.
import type { Router } from '../create-handler.ts';
import type { Context } from '../http.ts';

export const registerAppointments: (router: Router, context: Context) => void = () => undefined;
