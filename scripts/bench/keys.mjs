import { median } from './table.mjs';

/** Milliseconds: what a key sets going is done by then, and what comes later does not wait for a pause in typing. */
const afterKeyMs = 120;

/**
 * Types key by key.
 * @returns the milliseconds of processor that the page's thread takes for a key, in the median: unlike the time until
 * it shows, it says little of what else the machine does
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
