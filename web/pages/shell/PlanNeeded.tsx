import { type ReactNode, useCallback, useState } from 'react'
import { PlanNeededContext } from '#web/lib/plan-needed.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** Lets everything on the page ask for the plan that private creations take, before it would be refused. */
export function PlanNeededProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(() => setAsking(true), [])
  const close = () => setAsking(false)
  return (
    <PlanNeededContext value={ask}>
      {children}
      {isAsking && (
        <Dialog
          title="Make private"
          width={420}
          onClose={close}
          footer={
            <>
              <Button data-autofocus onClick={close}>
                Cancel
              </Button>
              <ButtonLink variant="primary" to="/subscription" onClick={close}>
                Upgrade Plan
              </ButtonLink>
            </>
          }
        >
          <p>Create private images accessible only to you. Upgrade for access.</p>
        </Dialog>
      )}
    </PlanNeededContext>
  )
}
