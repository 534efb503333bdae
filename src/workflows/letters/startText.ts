import { escapeHtml } from '@/formats/html';
import { officeProfile } from '@/records/office/officeProfile';

/** The initial letter, with place and signature from the office's profile. */
export function startText(): string {
  const { city, holder, role } = officeProfile();
  const signed = holder ? [`<strong>${escapeHtml(holder)}</strong>`, escapeHtml(role)].filter(Boolean) : [];
  return [
    `<p class="align-right">${city ? `${escapeHtml(city)}, ` : ''}{data}</p>`,
    '<p></p><p>{tratamento}<br><strong>{nome}</strong><br>{endereco}<br>{bairro} - {cidade}</p>',
    '<p></p><p>{tratamento} {nome},</p><p></p><p></p><p>Atenciosamente,</p>',
    ...(signed.length > 0 ? ['<p></p>', `<p class="align-center">${signed.join('<br>')}</p>`] : []),
  ].join('');
}
