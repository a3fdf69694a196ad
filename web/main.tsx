import './styles/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CallError } from './lib/call.ts'
import { Router } from './router.tsx'

const client = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // What the server refused once it refuses again; only a broken connection is worth a second try.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof CallError && error.httpStatus >= 400 && error.httpStatus < 500),
    },
  },
})

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks its root element.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Router />
    </QueryClientProvider>
  </StrictMode>,
)
