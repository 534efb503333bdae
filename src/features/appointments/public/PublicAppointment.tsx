import { buildIcs, officeZone } from '@/formats/calendarFile';
import { formatHour, formatLongDate } from '@/formats/dates';
import { mapsHref } from '@/formats/links';
import { downloadFile } from '@/ui/feedback/download';
import { CalendarIcon, PinIcon } from '@/ui/publicIcons';
import actions from '@/frames/public/actions.module.css';
import { PublicFailure, PublicLoading, PublicNotice } from '@/frames/public/PublicNotice';
import { PublicPage, Sheet } from '@/frames/public/PublicPage';
import { useApiRead } from '@/frames/public/useApiRead';
import styles from './PublicAppointment.module.css';
import { readPublicAppointment, type PublicAppointment as Appointment } from './publicAppointmentApi';

/** Public invitation behind an appointment's shared link. */
export function PublicAppointment({ code }: { code: string }) {
  const reading = useApiRead(readPublicAppointment, code);
  if (reading.status === 'loading') return <PublicLoading />;
  if (reading.status === 'ready') return <Invitation appointment={reading.data} code={code} />;
  if (reading.failure.kind !== 'notFound') {
    return <PublicFailure failure={reading.failure} onRetry={reading.retry} />;
  }
  return (
    <PublicNotice title="Compromisso não encontrado" role="alert">
      <p>Confira o link com quem enviou o convite: ele pode estar incompleto ou não valer mais.</p>
    </PublicNotice>
  );
}

function Invitation({ appointment, code }: { appointment: Appointment; code: string }) {
  const { subject, description, requester, isCancelled } = appointment;
  return (
    <PublicPage title={isCancelled ? `Cancelado: ${subject}` : subject}>
      <Sheet>
        <When appointment={appointment} />
        <div className={styles.body}>
          <h1 className={styles.subject}>{subject}</h1>
          <dl className={styles.details}>
            <Where place={appointment.location} />
            {description.trim() && (
              <div>
                <dt>Descrição</dt>
                <dd className={styles.description}>{description.trim()}</dd>
              </div>
            )}
            {requester && (
              <div>
                <dt>Solicitante</dt>
                <dd>{requester}</dd>
              </div>
            )}
          </dl>
          {!isCancelled && (
            <button
              type="button"
              className={actions.primary}
              onClick={() => saveCalendarFile(appointment, code)}
            >
              <CalendarIcon size={22} />
              Adicionar à agenda
            </button>
          )}
        </div>
      </Sheet>
    </PublicPage>
  );
}

/** The stable uid makes a second import update the same event. */
function saveCalendarFile(appointment: Appointment, code: string) {
  const zone = officeZone(`America/${new URLSearchParams(window.location.search).get('fuso') ?? ''}`);
  const file = buildIcs({ ...appointment, uid: `compromisso-${code}@tribuna` }, new Date(), zone);
  downloadFile(`compromisso-${appointment.start.slice(0, 10)}.ics`, file, 'text/calendar;charset=utf-8');
}

function When({ appointment: { start, end, isCancelled } }: { appointment: Appointment }) {
  const [weekday, date] = formatLongDate(start).split(', ');
  return (
    <div className={isCancelled ? `${styles.when} ${styles.cancelled}` : styles.when}>
      {isCancelled && (
        <p className={styles.cancelledNote}>
          <strong className={styles.badge}>Cancelado</strong>
          Este compromisso foi cancelado e não vai acontecer.
        </p>
      )}
      <p className={styles.date}>
        <span className={styles.weekday}>{weekday}</span>
        <time dateTime={start.slice(0, 10)}>{date}</time>
      </p>
      <p className={styles.hours}>{hours(start, end)}</p>
    </div>
  );
}

function hours(start: string, end: string | null) {
  if (!end || end <= start) return `Às ${formatHour(start)}`;
  if (end.slice(0, 10) === start.slice(0, 10)) return `Das ${formatHour(start)} às ${formatHour(end)}`;
  return `Das ${formatHour(start)} até ${formatLongDate(end)}, às ${formatHour(end)}`;
}

function Where({ place }: { place: string }) {
  const map = mapsHref(place);
  if (!map) return null;
  return (
    <div>
      <dt>Local</dt>
      <dd>
        {place}
        <a className={styles.link} href={map} target="_blank" rel="noopener noreferrer">
          <PinIcon />
          Ver no mapa
          <span className="visually-hidden"> (abre em outra aba)</span>
        </a>
      </dd>
    </div>
  );
}
