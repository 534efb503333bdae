/* What the agenda needs of appointments, to show and to move them. */
export { appointmentRow, hoursOf, referenceOf, type Appointment, type AppointmentRow } from './appointment';
export {
  fieldLabels,
  hourAt,
  hourFields,
  hoursTogether,
  inputFrom,
  minutesOf,
  offeredHours,
  usualEnd,
  type AppointmentInput,
} from './appointmentInput';
export { appointmentsApi, searchCall } from './appointmentsApi';
export { appointmentsModule } from './appointmentsModule';
export { listPath } from './appointmentPaths';
