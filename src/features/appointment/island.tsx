// The page of appointments: the booking, or, behind the link of a mail, giving an appointment up. Loaded through
// AppointmentPage only.
import { withQueryClient } from '../../adapters/query-client.tsx';
import { toCancellationKey } from '../../../domain/appointment.ts';
import { useHash } from '../../ui/useHash.ts';
import { type AppointmentProps, Booking } from './Booking.tsx';
import { Cancellation } from './Cancellation.tsx';

const AppointmentIsland = (props: AppointmentProps) => {
  const key = toCancellationKey(useHash());
  return key === null ? <Booking {...props} /> : <Cancellation key={key} cancellationKey={key} path={props.path} />;
};

export default withQueryClient(AppointmentIsland);
