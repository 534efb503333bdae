/** The same as index.html's first paint, while the first screen's code loads. */
export function FirstPaint() {
  return (
    <div className="first-paint" role="status">
      <strong>Tribuna</strong>
      <span>Carregando...</span>
    </div>
  );
}
