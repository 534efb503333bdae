import { styled } from '../style';

/** A full-page form: a `header` with the title and a `form` with sticky actions. */
export const FormPage = styled.div`
  --page-padding: 24px;

  display: grid;
  grid-template-columns: minmax(0, 67.5rem);
  gap: 20px;
  justify-content: center;
  padding: 20px var(--page-padding) 0;

  h1 {
    font-size: var(--text-title);
    overflow-wrap: anywhere;
  }

  h1:focus {
    outline: none;
  }

  header p {
    color: var(--ink-secondary);
    overflow-wrap: anywhere;
  }

  form {
    --panel-padding: var(--page-padding);

    min-height: calc(100vh - var(--top-bar-height) - 80px);
    padding-bottom: var(--page-padding);
  }

  /* A focused element is scrolled into view with its label and message. */
  :is(input, select, textarea, button, [role='alert']) {
    scroll-margin: 1.75rem 0;
  }

  @media (width < 48rem) {
    --page-padding: 12px;

    padding-top: 16px;
  }
`;
