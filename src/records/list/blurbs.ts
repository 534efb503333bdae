import type { ReactNode } from 'react';
import type { Rule } from '@/session/rights';

interface Promised {
  title: string;
  text: string;
}

interface Plain extends Promised {
  icon: ReactNode;
  rule?: Rule;
}

interface Joint {
  icon: ReactNode;
  title: string;
  parts: readonly (Promised & { rule: Rule })[];
}

export type Blurb = Plain | Joint;

/** The benefits a person's rights allow. */
export function allowedBlurbs(
  blurbs: readonly Blurb[],
  can: (rule: Rule) => boolean,
): (Promised & { icon: ReactNode })[] {
  return blurbs.flatMap((blurb) => {
    if (!('parts' in blurb)) return blurb.rule && !can(blurb.rule) ? [] : [blurb];
    const { icon, title, parts } = blurb;
    const held = parts.filter(({ rule }) => can(rule));
    const text = held.map((part) => part.text).join(' ');
    if (held.length === parts.length) return [{ icon, title, text }];
    return held.length > 0 ? [{ icon, title: held.map((part) => part.title).join(', '), text }] : [];
  });
}
