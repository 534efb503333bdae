type Hook<Question, Answer> = (question: Question) => Answer;

const useNone = () => [];

/** Combines several hooks into one that calls them in order and returns all results. */
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
