// What the database itself keeps right of orders: no path gets around the table of transitions, and numbers of orders are
// given by a sequence per project, which makes no buyer wait for another. Applied by backend/apply/derivations.ts.
import type { Derivation } from '../definition.ts';
import { transitions } from './transitions.ts';

const steps = Object.entries(transitions).flatMap(([from, states]) => states.map((to) => `('${from}', '${to}')`));

const checkStep = `
  create function sf_check_order_step() returns trigger language plpgsql as $$
  begin
    if (old.state, new.state) in (${steps.join(', ')}) then return new; end if;
    raise exception 'An order does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end $$`;

const firstNumber = 10_001;

/**
 * The next number of a project's orders. Its sequence is made with the first one, after the highest number that is there
 * (of a database that was moved without its sequences); whoever else makes it at the same time waits and finds it.
 */
const nextNumber = `
  create function sf_next_order_number(project_id uuid) returns bigint language plpgsql set search_path from current as $$
  declare
    counter text := 'sf_order_number_' || replace(project_id::text, '-', '');
  begin
    if to_regclass(counter) is null then
      perform pg_advisory_xact_lock(hashtext(counter));
      -- Asked of the table itself: what to_regclass has not found a moment ago it does not look for again.
      if not exists (select 1 from pg_class where relname = counter and relnamespace = current_schema()::regnamespace) then
        execute format('create sequence %I start with %s', counter, (
          select coalesce(max(substring(number from '[0-9]{1,15}$')::bigint) + 1, ${firstNumber})
            from ecommerce_order where project = project_id));
      end if;
    end if;
    return nextval(counter);
  end $$`;

export const orderDerivation: Derivation = {
  functions: [checkStep, nextNumber],
  triggers: [
    {
      name: 'sf_on_order_state',
      on: 'ecommerce_order',
      sql: `create trigger sf_on_order_state before update of state on ecommerce_order for each row
              when (old.state is distinct from new.state) execute function sf_check_order_step()`,
    },
  ],
  // Entries of before causes were noted: they only named who it was.
  fill: [
    `update ecommerce_order_history set cause = case
       when from_state is null then 'placed'
       when actor = 'Kundschaft' then 'customer'
       when actor = 'Shop' and from_state = 'awaiting_payment' then 'payment_deadline'
       when actor = 'Shop' then 'pickup_deadline'
       when actor = 'Widerrufsformular' then 'withdrawal'
       when actor in ('PayPal', 'Klarna') then 'provider'
       else 'staff' end
      where cause is null`,
    // Until November 2026 an order to be collected was cancelled 48 hours after it was placed, whether it was ready or not.
    `update ecommerce_order set hold_until = null where state = 'new' and hold_until is not null`,
  ],
};
