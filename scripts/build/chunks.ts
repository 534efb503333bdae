import type { Plugin } from 'vite';

interface Chunk {
  name: string;
  /**
   * What belongs to it: regular expressions over the ids of modules, each of which must find something. What those
   * modules import comes along, unless a chunk before this one has it. Folders where possible, as files are renamed.
   */
  holds: string[];
}

/**
 * The files of the build, the first to choose first. What is always needed together comes in one: on a slow line every
 * further file is a wait. What no chunk names is split by who needs it.
 */
const chunks: Chunk[] = [
  {
    // The entry, with what makes the first call of a public page: before anything else is there, so as little as can be.
    name: 'entry',
    holds: [
      'src/main\\.',
      'src/app/publicPages\\.',
      'src/ui/theme/applyColorMode\\.',
      'src/api/earlyCall\\.',
      'src/ui/export/workerAddress\\.',
      'src/ui/trustedTypes\\.',
    ],
  },
  {
    // Reads answers and writes what they say, for the pages and for the session; without React. One file for all: it
    // would be the seventh of a public page, and a browser asks six at a time of a server that speaks HTTP/1.1.
    name: 'client',
    holds: [
      'src/api/client\\.',
      'src/api/reply\\.',
      'src/formats/dates\\.',
      'src/formats/documents\\.',
      'src/formats/links\\.',
      'src/formats/money\\.',
      'src/formats/phone\\.',
      'src/formats/text\\.',
      'src/ui/feedback/download\\.',
    ],
  },
  { name: 'transport', holds: ['src/api/transport\\.'] },
  {
    // Knows the modules and who is signed in, for the first call; without React as well.
    name: 'session',
    holds: ['src/app/warmUpStaff\\.', 'src/app/modules\\.', 'src/session/(?!useSession|rights)'],
  },
  {
    name: 'react',
    holds: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      // With what both the public pages and all others show.
      'src/ui/icon\\.',
      'src/ui/public/icons\\.',
      'src/ui/usePageTitle\\.',
      'src/ui/accessibilityPath\\.',
      'src/ui/public/BrandMark\\.',
      'src/ui/public/useApiRead\\.',
      'src/ui/public/withoutSession\\.',
      // What a failure offers to whoever looks after the API; what it holds comes with the failure.
      'src/ui/feedback/LateDetails\\.',
      'src/ui/feedback/optional\\.',
    ],
  },
  {
    // The shared appointment and the open invoice.
    name: 'public',
    holds: [
      'src/app/PublicShell\\.',
      'src/features/appointments/public/',
      'src/features/invoice/OpenInvoice\\.',
    ],
  },
  {
    // What stands before any screen: routing, styles, what is said when a screen fails.
    name: 'shell',
    holds: [
      'src/app/MainShell\\.',
      'src/session/useSession\\.',
      'src/ui/button/(?!TinyButton)',
      // How a field looks: that of a list's search too, which needs nothing else of a form.
      'src/ui/form/controlStyles\\.',
      'src/ui/entrance/EntrancePage\\.',
      'src/ui/entrance/EntranceNotice\\.',
      'src/ui/entrance/Heading\\.',
      'src/ui/entrance/links\\.',
      'src/ui/feedback/GenericScreen\\.',
    ],
  },
  {
    // The plain form parts.
    name: 'forms',
    holds: [
      'node_modules/react-hook-form/',
      'src/ui/form/Form\\.',
      'src/ui/form/FieldGroup\\.',
      'src/ui/form/TextField\\.',
      'src/ui/form/PasswordField\\.',
      'src/ui/form/ServerErrors\\.',
      'src/ui/form/useServerForm\\.',
      'src/ui/entrance/SubmitButton\\.',
      'src/ui/form/EmailField\\.',
    ],
  },
  { name: 'drawings', holds: ['src/ui/illustrations/'] },
  {
    // What surrounds every screen of the staff, and the parts of a list.
    name: 'staff',
    holds: [
      'src/app/StaffShell\\.',
      'src/api/',
      'src/lookups/lookupsApi\\.',
      // But for what comes after the rows, and the welcome of a trial client.
      'src/ui/list/(?!late/|WelcomeScreen|blurbs)',
      'src/ui/useBlockedReason\\.',
      'src/ui/useReturn\\.',
      'src/ui/panel/PanelSlot\\.',
      // In lists without a field, too.
      'src/ui/ColorDot\\.',
      // What every screen with something to lose asks with, also the one that has no fields.
      'src/ui/panel/(useLeaveGuard|DiscardQuestion|PanelNotice)\\.',
      // What a form that edits reads its record with; so does the text of a document, which has no fields.
      'src/ui/panel/wholeRecord\\.',
    ],
  },
  {
    // The fields nearly every form of the staff has, whichever of them one or another does without.
    name: 'fields',
    holds: [
      'src/formats/masks\\.',
      'src/ui/form/MaskedField\\.',
      'src/ui/form/TextAreaField\\.',
      'src/ui/form/(Multi)?SelectField\\.',
      'src/ui/form/DateField\\.',
      'src/ui/form/ReferenceField\\.',
    ],
  },
];

/** For rolldown's `codeSplitting`. */
export const chunkGroups = chunks.map(({ name, holds }, place) => ({
  name,
  test: new RegExp(holds.join('|')),
  priority: chunks.length - place,
}));

/** Stops the build when a pattern above finds no module: its file was renamed, and the chunk silently lost it. */
export const checkChunks: Plugin = {
  name: 'check-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
    for (const { name, holds } of chunks) {
      for (const pattern of holds) {
        if (ids.some((id) => new RegExp(pattern).test(id))) continue;
        this.error(`scripts/build/chunks.ts: "${pattern}" of the chunk "${name}" matches no module.`);
      }
    }
  },
};
