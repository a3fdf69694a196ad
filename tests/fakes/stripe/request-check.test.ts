import { expect, test } from 'vitest'
import { decodeForm } from '#server/modules/billing/providers/sandbox/form-encoding.ts'
import { createRequestCheck } from './request-check.ts'

const check = createRequestCheck()

test.each([
  ['POST', '/v1/checkout/sessions', 'ui_mode=embedded_page&mode=payment&line_items[0][quantity]=3', null],
  ['POST', '/v1/checkout/sessions', 'ui_mode=embedded', 'ui_mode'],
  ['POST', '/v1/checkout/sessions', 'payment_method_types[0]=card', 'payment_method_types is not known'],
  ['POST', '/v1/checkout/sessions', 'line_items[0][quantity]=three', 'quantity'],
  ['POST', '/v1/checkout/sessions', 'line_items[first][quantity]=3', 'line_items'],
  [
    'POST',
    '/v1/subscription_schedules/sub_sched_1',
    'phases[0][items][0][price]=price_1&phases[0][iterations]=1',
    'iterations is not known',
  ],
  ['POST', '/v1/subscription_schedules/sub_sched_1', 'phases[0][iterations]=1', 'items is missing'],
  ['POST', '/v1/subscriptions/sub_1', 'cancel_at_period_end=true&metadata[replaces]=sub_2', null],
  ['POST', '/v1/subscriptions/sub_1', 'cancel_at_period_end=yes', 'cancel_at_period_end'],
  ['POST', '/v1/charges', 'amount=1', 'is no request of ours'],
])('%s %s with %s', (method, path, form, mistake) => {
  const found = check(method, path, decodeForm(form))
  if (mistake === null) expect(found).toBeNull()
  else expect(found).toContain(mistake)
})
