import { Box } from 'grommet/es6/components/Box';
import { Button } from 'grommet/es6/components/Button';
import { CheckBox } from 'grommet/es6/components/CheckBox';
import { Drop } from 'grommet/es6/components/Drop';
import { FormField } from 'grommet/es6/components/FormField';
import { Grommet } from 'grommet/es6/components/Grommet';
import { Layer } from 'grommet/es6/components/Layer';
import { Menu } from 'grommet/es6/components/Menu';
import { RadioButtonGroup } from 'grommet/es6/components/RadioButtonGroup';
import { Select } from 'grommet/es6/components/Select';
import { Tab } from 'grommet/es6/components/Tab';
import { Tabs } from 'grommet/es6/components/Tabs';
import { TextInput } from 'grommet/es6/components/TextInput';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { grommetTheme } from './grommetTheme';

it('draws Grommet with CSS variables for colours, without a complaint or a broken value', () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  render(
    <Grommet theme={grommetTheme}>
      <Box
        background="background-front"
        border="all"
        elevation="small"
        focusIndicator
        onClick={() => undefined}
      >
        <Button primary label="Salvar" />
        <Button label="Cancelar" disabled />
        <FormField label="Nome" error="Informe o nome." htmlFor="nome">
          <TextInput id="nome" name="nome" placeholder="Nome" />
        </FormField>
        <Select aria-label="Cidade" options={['Santos']} open onOpen={() => undefined} />
        <CheckBox label="Ativo" checked onChange={() => undefined} />
        <CheckBox label="Avisar" toggle checked onChange={() => undefined} />
        <RadioButtonGroup name="tipo" options={['a', 'b']} value="a" onChange={() => undefined} />
        <Menu label="Mais" items={[{ label: 'Editar' }]} />
        <Tabs>
          <Tab title="Detalhes">x</Tab>
          <Tab title="Votação">y</Tab>
        </Tabs>
      </Box>
      <Drop target={document.body}>z</Drop>
      <Layer position="right">painel</Layer>
    </Grommet>,
  );
  expect(screen.getByText('painel')).toBeInTheDocument();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  expect(rules.filter((rule) => /undefined|NaN|\[object/.test(rule))).toEqual([]);
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
