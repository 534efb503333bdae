import { PublicAppointment } from '@/features/appointments/public/PublicAppointment';
import { publicShell } from '@/frames/public/publicShell';

export const { Shell, mount } = publicShell((code) => <PublicAppointment code={code} />);
