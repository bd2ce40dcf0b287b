// Functions and triggers of the database for orders: allowed transitions, the customer's name, order numbers.
import type { DerivedColumnTriggers } from '../content-model-types.ts';
import { orderStateTransitions } from './allowed-order-state-transitions.ts';

const steps = Object.entries(orderStateTransitions).flatMap(([from, states]) =>
  states.map((to) => `('${from}', '${to}')`),
);

const checkTransition = `
  create function sf_check_order_step() returns trigger language plpgsql as $$
  begin
    if (old.state, new.state) in (${steps.join(', ')}) then return new; end if;
    raise exception 'An order does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end $$`;

/** One column for the list and its search: "Anna König" is in neither column of the name. */
const setCustomerName = `
  create function sf_set_customer_name() returns trigger language plpgsql as $$
  begin
    new.customer_name := trim(concat_ws(' ', new.shipping_first_name, new.shipping_last_name));
    return new;
  end $$`;

const firstNumber = 10_001;

/**
 * Next order number of a project. The sequence is created on first use and continues after the highest existing number
 * (for a database restored without sequences). The lock makes concurrent calls wait for its creation.
 */
const nextOrderNumber = `
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

/**
 * Database rules for orders: triggers enforce the table of transitions and maintain the customer's name, and order
 * numbers come from a sequence per project, which does not block concurrent orders.
 */
export const orderTriggers: DerivedColumnTriggers = {
  functions: [checkTransition, setCustomerName, nextOrderNumber],
  triggers: [
    {
      name: 'sf_on_order_state',
      on: 'ecommerce_order',
      sql: `create trigger sf_on_order_state before update of state on ecommerce_order for each row
              when (old.state is distinct from new.state) execute function sf_check_order_step()`,
    },
    {
      name: 'sf_on_order_customer',
      on: 'ecommerce_order',
      sql: `create trigger sf_on_order_customer before insert or update of shipping_first_name, shipping_last_name
              on ecommerce_order for each row execute function sf_set_customer_name()`,
    },
  ],
  // Entries from before the column `cause` existed only have an actor.
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
    // Until November 2026 pickup orders were cancelled 48 hours after they were placed, whether ready or not.
    `update ecommerce_order set hold_until = null where state = 'new' and hold_until is not null`,
    // Touches the rows from before the column, for the trigger.
    `update ecommerce_order set shipping_last_name = shipping_last_name where customer_name is null`,
  ],
};
