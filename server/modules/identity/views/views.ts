import type { FastifyReply } from 'fastify'
import { type Html, html } from '#server/lib/html.ts'

const frame = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Easel</title>
<link rel="stylesheet" href="/v1/oidc/pages.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** The sign-in of the embedded development provider: one field and one button. */
export const signInPage = (form: { action: string; email: string; error: string | null }) =>
  frame(
    'Log in',
    html`<h1>Log in to Easel</h1>
<form method="post" action="${form.action}" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required autofocus value="${form.email}"${
      form.error ? html` aria-invalid="true" aria-describedby="error"` : null
    }>
${form.error ? html`<p class="error" id="error" role="alert">${form.error}</p>` : null}
<button class="press" type="submit">Continue</button>
</form>
<p class="note">This is the development login, which works on this computer alone. It asks for no password:
any address logs in, and the same address is the same person.</p>`,
  )

/** Asks before a logout that another site began. */
export const logoutPage = () =>
  frame(
    'Log out',
    html`<h1>Log out of Easel?</h1>
<p>Another page sent you here to log out.</p>
<form method="post" action="/v1/oidc/logout"><button class="press" type="submit">Log out</button></form>
<a class="press quiet" href="/">Stay logged in</a>`,
  )

export const failurePage = (descr: string) =>
  frame(
    'Login did not work',
    html`<h1>Login did not work</h1>
<p role="alert">${descr}</p>
<a class="press" href="/v1/oidc/login">Log in again</a>
<a class="press quiet" href="/">Back to the pictures</a>`,
  )

/** Asks before it ends e-mails: what scans mail for dangers opens every link. */
export const unsubscribePage = (token: string) =>
  frame(
    'Unsubscribe',
    html`<h1>No more emails about comments?</h1>
<p>You will still find comments on your creations under Notifications.</p>
<form method="post" action="/v1/mail/unsubscribe?token=${token}"><button class="press" type="submit">Unsubscribe</button></form>
<a class="press quiet" href="/settings">Choose in the settings</a>`,
  )

export const unsubscribedPage = () =>
  frame(
    'Unsubscribed',
    html`<h1>You are unsubscribed</h1>
<p role="status">You will get no more emails about comments. The settings turn them on again.</p>
<a class="press" href="/">To the pictures</a>`,
  )

export const unknownUnsubscribePage = () =>
  frame(
    'Unsubscribe',
    html`<h1>This link is not complete</h1>
<p role="alert">Copy it again from the email, or log in and choose in the settings.</p>
<a class="press" href="/settings">To the settings</a>`,
  )

/**
 * Sends one of these pages, closed to everything but its own style. `formTargets` are further origins to
 * which a form of the page may lead: browsers apply the rule to redirects of the answer, too.
 */
export function sendPage(reply: FastifyReply, status: number, page: Html, formTargets: string[] = []) {
  const forms = ["'self'", ...formTargets].join(' ')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; font-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(page.text)
}
