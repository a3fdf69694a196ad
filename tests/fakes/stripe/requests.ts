import type Stripe from 'stripe'

/** Every request that we send, with the parameters that the installed package says it takes. */
export type StripeRequests = {
  'POST /v1/customers': Stripe.CustomerCreateParams
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams
  'GET /v1/prices': Stripe.PriceListParams
  'POST /v1/prices': Stripe.PriceCreateParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'POST /v1/subscription_schedules': Stripe.SubscriptionScheduleCreateParams
  'GET /v1/subscription_schedules/:id': Stripe.SubscriptionScheduleRetrieveParams
  'POST /v1/subscription_schedules/:id': Stripe.SubscriptionScheduleUpdateParams
  'POST /v1/subscription_schedules/:id/release': Stripe.SubscriptionScheduleReleaseParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'POST /v1/invoices/:id/pay': Stripe.InvoicePayParams
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams
  'GET /v1/charges': Stripe.ChargeListParams
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams
  'GET /v1/refunds': Stripe.RefundListParams
  'GET /v1/refunds/:id': Stripe.RefundRetrieveParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/events': Stripe.EventListParams
}
