import { createRoot } from 'react-dom/client';

/** The shared appointment with nothing besides React. */
function Appointment({ subject, description, startDate, endDate, requester }) {
  return (
    <main>
      <h1>{subject}</h1>
      <p>
        {startDate} {endDate}
      </p>
      <p>{description}</p>
      <p>{requester?.name}</p>
    </main>
  );
}

export const show = (appointment) =>
  createRoot(document.getElementById('root')).render(<Appointment {...appointment} />);
