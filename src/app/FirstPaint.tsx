/** The same picture index.html shows before any script runs, kept while the first screen's code arrives. */
export function FirstPaint() {
  return (
    <div className="first-paint" role="status">
      <strong>Tribuna</strong>
      <span>Carregando...</span>
    </div>
  );
}
