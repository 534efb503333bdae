import { median } from './table.mjs';

/** Milliseconds: work started by a key is done by then, and later work does not wait for a pause in typing. */
const afterKeyMs = 120;

/**
 * Types key by key.
 * @returns the median CPU milliseconds of the page's thread per key: unlike the time until paint, it depends little on
 * other load of the machine
 */
export async function processorOfKeys({ page, cdp }, keys) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const costs = [];
  for (const key of keys) {
    const before = await spent();
    await page.keyboard.press(key);
    await page.waitForTimeout(afterKeyMs);
    costs.push((await spent()) - before);
  }
  await cdp.send('Performance.disable');
  return median(costs);
}
