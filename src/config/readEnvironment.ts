type Source = Record<string, string | boolean | undefined>;

/** Problems of the settings, one per line with its variable. */
export class EnvironmentError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Configuração inválida (veja .env.example):\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

const isAddress = (value: string) => {
  if (/^\/(?![/\\])/.test(value)) return true;
  try {
    return ['https:', 'http:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

/** Parses the VITE_ variables (see .env.example), URLs without a trailing slash; EnvironmentError lists all problems. */
export function readEnvironment(source: Source) {
  const problems: string[] = [];
  const text = (key: string) => String(source[key] ?? '').trim();

  const required = (key: string) => {
    if (!text(key)) problems.push(`${key} está vazia.`);
    return text(key);
  };
  const checkAddress = (key: string, value: string) => {
    if (value && !isAddress(value)) {
      problems.push(`${key} precisa ser um endereço (https://…) ou um caminho (/…); recebido: "${value}".`);
    }
    return value.length > 1 ? value.replace(/(?<!\/)\/+$/, '') : value;
  };
  const address = (key: string) => checkAddress(key, required(key));
  const optionalAddress = (key: string) => checkAddress(key, text(key));

  const cookieKey = required('VITE_COOKIE_KEY');
  if (cookieKey && cookieKey.length < 16) problems.push('VITE_COOKIE_KEY precisa ter 16 caracteres ou mais.');

  const choice = (key: string) => {
    const chosen = text(key);
    if (!['', 'true', 'false'].includes(chosen))
      problems.push(`${key} precisa ser true ou false; recebido: "${chosen}".`);
    return chosen;
  };

  const number = (key: string, otherwise: number, most: number, meaning: string) => {
    const given = text(key);
    const value = Number(given || otherwise);
    if (!(value >= 0 && value <= most)) problems.push(`${key} precisa ser ${meaning}; recebido: "${given}".`);
    return value;
  };

  const environment = {
    apiUrl: address('VITE_API_URL'),
    /** Empty: the current host. */
    cookieDomain: text('VITE_COOKIE_DOMAIN'),
    cookieKey,
    publicSiteUrl: address('VITE_PUBLIC_SITE_URL'),
    pollHost: address('VITE_POLL_HOST'),
    citizenPortalUrl: address('VITE_CITIZEN_PORTAL_URL'),
    analyticsUrl: address('VITE_ANALYTICS_URL'),
    electionsUrl: address('VITE_ELECTIONS_URL'),
    intakeFormUrl: address('VITE_INTAKE_FORM_URL'),
    helpUrl: address('VITE_HELP_URL'),
    contactUrl: address('VITE_CONTACT_URL'),
    termsUrl: address('VITE_TERMS_URL'),
    privacyUrl: address('VITE_PRIVACY_URL'),
    /** Digits with area code; empty hides it. */
    contactWhatsapp: text('VITE_CONTACT_WHATSAPP').replace(/\D/g, ''),
    contactEmail: text('VITE_CONTACT_EMAIL'),
    calendarClientId: text('VITE_CALENDAR_CLIENT_ID'),
    calendarConsentUrl: optionalAddress('VITE_CALENDAR_CONSENT_URL'),
    /** Idle minutes before the screen locks; 0 never. */
    lockMinutes: number('VITE_LOCK_MINUTES', 30, Number.MAX_VALUE, 'um número de minutos, ou 0 para nunca'),
    whatsappReminder: choice('VITE_WHATSAPP_REMINDER') === 'true',
    /** Whether open tabs poll for news. */
    hasNews: choice('VITE_NEWS') !== 'false',
    /** An empty address turns the feature off; the same for the next one. */
    usageEventsUrl: optionalAddress('VITE_USAGE_EVENTS_URL'),
    errorReportUrl: optionalAddress('VITE_ERROR_REPORT_URL'),
    /** Percentage of visits that report their page timings; 0: none. */
    fieldShare: number('VITE_FIELD_SHARE', 0, 100, 'uma porcentagem, de 0 a 100'),
  };
  if (problems.length) throw new EnvironmentError(problems);
  return environment;
}
