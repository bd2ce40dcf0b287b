// What the database itself keeps right of appointments: two of one branch never overlap, whoever writes them (a visitor, the
// studio, an import), and an appointment has an end. Applied by backend/apply/derivations.ts; see docs/decisions/025.
import type { Derivation } from '../definition.ts';

/** States in which an appointment takes its time: a suspected one does not (docs/decisions/025). */
export const bookedStates = ['requested', 'confirmed'] as const;

/** By these names the service tells what the database refuses. */
export const appointmentRules = { slot: 'sf_appointment_slot', end: 'sf_appointment_end' } as const;

/** Minutes of an appointment without a topic. */
const defaultMinutes = 45;

const booked = bookedStates.map((state) => `'${state}'`).join(', ');

/**
 * The lock makes everyone who books in one branch wait for each other; what the one before has written is seen afterwards,
 * because every statement of the function looks anew.
 */
const keepAppointment = `
  create function sf_keep_appointment() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'UPDATE' and new.starts_at is distinct from old.starts_at and new.ends_at is not distinct from old.ends_at then
      new.ends_at := new.starts_at + (old.ends_at - old.starts_at);
    end if;
    if new.ends_at is null then
      new.ends_at := new.starts_at + make_interval(mins => coalesce(
        (select duration_minutes from appointment_topic where id = new.topic), ${defaultMinutes}));
    end if;
    if new.ends_at <= new.starts_at then
      raise exception 'The appointment ends before it begins.'
        using errcode = 'check_violation', constraint = '${appointmentRules.end}';
    end if;
    if new.state in (${booked}) then
      perform pg_advisory_xact_lock(hashtextextended('appointment ' || new.branch, 0));
      if exists (
        select 1 from appointment other
         where other.branch = new.branch and other.state in (${booked}) and other.id is distinct from new.id
           and other.starts_at < new.ends_at and other.ends_at > new.starts_at
      ) then
        raise exception 'Another appointment is at this time.'
          using errcode = 'exclusion_violation', constraint = '${appointmentRules.slot}';
      end if;
    end if;
    return new;
  end $$`;

export const appointmentDerivation: Derivation = {
  functions: [keepAppointment],
  triggers: [
    {
      name: 'sf_on_appointment',
      on: 'appointment',
      sql: `create trigger sf_on_appointment before insert or update of branch, starts_at, ends_at, state on appointment
              for each row execute function sf_keep_appointment()`,
    },
  ],
  fill: [],
};
