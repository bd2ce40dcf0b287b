// What the page of an order needs to lead on: shared by its door and its island.

export interface OrderStatusProps {
  /** Localized paths. */
  paths: { contact: string; withdrawalForm: string };
}
