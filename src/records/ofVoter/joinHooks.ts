type Hook<Question, Answer> = (question: Question) => Answer;

const useNone = () => [];

/** One hook of several, always called in their order: what each answers. */
export const joinHooks = <Question, Answer>(
  hooks: readonly Hook<Question, Answer>[],
): Hook<Question, Answer[]> =>
  hooks.reduce<Hook<Question, Answer[]>>(
    (useBefore, useOne) =>
      function useJoined(question) {
        return [...useBefore(question), useOne(question)];
      },
    useNone,
  );
