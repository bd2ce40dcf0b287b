// Computes the free appointment times of a branch for a topic, from settings, opening times and existing appointments.
import type { Knex } from 'knex';
import { z } from 'zod';
import type {
  AppointmentTimesResponse,
  AppointmentTimesRequestBody,
} from '../../../../../contract/visitors/appointment.ts';
import type { OrderServiceErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import {
  type BookedAppointment,
  findAvailableAppointmentDays,
  findUnavailableAppointmentDays,
  type AppointmentSlotRules,
} from '../../../../../domain/opening-hours/available-appointment-slots.ts';
import { bookedAppointmentStates } from '../../../../schema/project/appointment.ts';
import { rowSchemaToColumnNames } from '../../platform/database-helpers.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { readBranchOpeningSchedule } from '../../platform/read-shop-and-branch-records.ts';

interface BranchCalendar {
  project: string;
  rules: AppointmentSlotRules;
  /** Upcoming appointments of the branch, of any topic. */
  booked: BookedAppointment[];
}

const projectColumns = z.object({
  id: z.string(),
  calendar_booking: z.boolean(),
  appointment_lead_hours: z.number(),
  appointment_horizon_days: z.number(),
  appointment_interval_minutes: z.number(),
});

const refuse = (code: OrderServiceErrorResponse['code'], field?: string): OrderServiceErrorResponse => ({
  status: 'error',
  code,
  field,
});

/** The calendar of one branch, or why it cannot be booked. Branches and topics of other projects count as unknown. */
export const readBranchAppointmentCalendar = async (
  database: Knex,
  query: { project: string; topic: string; branch: string },
): Promise<BranchCalendar | OrderServiceErrorResponse> => {
  const project = await database('project')
    .where({ domain: query.project })
    .first<z.infer<typeof projectColumns> | undefined>(rowSchemaToColumnNames(projectColumns, 'project'));
  if (!project) return refuse('unknown_project', 'project');
  if (!project.calendar_booking) return refuse('booking_closed');
  const topic = await database('appointment_topic')
    .where({ id: query.topic, project: project.id, active: true })
    .first<{ duration_minutes: number; branch: string | null } | undefined>('duration_minutes', 'branch');
  if (!topic) return refuse('not_offered', 'topic');
  const branch = await database('branch')
    .where({ id: query.branch, project: project.id })
    .first<object | undefined>('id');
  const isOffered = branch !== undefined && (topic.branch === null || topic.branch === query.branch);
  const opening = isOffered ? await readBranchOpeningSchedule(database, query.branch) : undefined;
  if (!opening) return refuse('not_offered', 'branch');
  return {
    project: project.id,
    rules: {
      opening,
      durationMinutes: topic.duration_minutes,
      intervalMinutes: project.appointment_interval_minutes,
      leadHours: project.appointment_lead_hours,
      horizonDays: project.appointment_horizon_days,
    },
    booked: await readBooked(database, query.branch),
  };
};

const readBooked = async (database: Knex, branch: string): Promise<BookedAppointment[]> => {
  const rows = await database('appointment')
    .where({ branch })
    .whereIn('state', bookedAppointmentStates)
    .where('ends_at', '>', database.fn.now())
    .select<{ starts_at: Date; ends_at: Date }[]>('starts_at', 'ends_at');
  return rows.map(({ starts_at: startsAt, ends_at: endsAt }) => ({ startsAt, endsAt }));
};

export const readAvailableAppointmentTimes = async (
  body: AppointmentTimesRequestBody,
  { database }: Pick<OrderServiceContext, 'database'>,
): Promise<AppointmentTimesResponse | OrderServiceErrorResponse> => {
  const calendar = await readBranchAppointmentCalendar(database, body);
  if ('status' in calendar) return calendar;
  const { rules, booked } = calendar;
  const now = new Date();
  const page = findAvailableAppointmentDays(rules, body.from, booked, now, body.days);
  return {
    status: 'ok',
    time_zone: rules.opening.timeZone,
    duration_minutes: rules.durationMinutes,
    ...page,
    unavailable: findUnavailableAppointmentDays(rules, body.from, page, now),
  };
};
