import { useQuery } from '@tanstack/react-query'
import { ImageOff, MessageSquareText, Share2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Template } from '#contract/templates.ts'
import { useAvailability } from '../features/creations/availability.ts'
import { fetchTemplate } from '../features/templates/api.ts'
import { TemplateDetail } from '../features/templates/TemplateDetail.tsx'
import { isNotFoundError, sentenceOf } from '../lib/call.ts'
import { takeFirstData } from '../lib/first-data.ts'
import { useSite } from '../lib/site.ts'
import { useTitle } from '../lib/title.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { notifyError } from '../ui/toasts.ts'
import { Footer } from './shell/Footer.tsx'
import styles from './TemplatePage.module.css'

const ShareLinkDialog = lazy(() =>
  import('../features/creations/sharing/ShareLinkDialog.tsx').then(file => ({
    default: file.ShareLinkDialog,
  })),
)

/** A template with its examples, and the way to use it. */
export function TemplatePage() {
  const { id = '' } = useParams()
  const [sharing, setSharing] = useState(false)
  const isAvailable = useAvailability()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['templates', 'one', id],
    queryFn: () => fetchTemplate(id),
    initialData: () => takeFirstData('template', id) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isNotFound = isNotFoundError(error)
  useTitle(data ? `Using Template - ${data.name}` : 'Using Template')
  useEffect(() => {
    if (error && !isFetching && !isNotFoundError(error))
      notifyError('Get template detail failed', sentenceOf(error))
  }, [error, isFetching])
  const { imageMode, model } = data?.formData ?? {}
  return (
    <>
      {data && (
        <TemplateDetail
          template={data}
          isAvailable={isAvailable(String(imageMode), String(model))}
          actions={
            <>
              <ButtonLink variant="primary" to={addressOfUse(data)}>
                Use this template
              </ButtonLink>
              <Button icon={<Share2 size={20} />} onClick={() => setSharing(true)}>
                Share
              </Button>
              <FeedbackLink name={data.name} />
            </>
          }
        />
      )}
      {!data && !error && (
        <div className={styles.coming} role="status" aria-label="Loading the template">
          <Skeleton ratio={1} />
        </div>
      )}
      {isNotFound && (
        <NotFound>
          <ButtonLink to="/templates">Search for Templates</ButtonLink>
        </NotFound>
      )}
      {!data && error && !isNotFound && (
        <EmptyState icon={<ImageOff size={32} />} text={`Get template detail failed. ${sentenceOf(error)}`}>
          <Button busy={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </EmptyState>
      )}
      <Footer />
      {data && sharing && (
        <Suspense>
          <ShareLinkDialog
            path={`/template/${data.id}`}
            label={data.name}
            picture={{ url: data.image, width: 512, height: 512 }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The gallery with its create box filled in. The id lets it fetch the pictures that come along. */
function addressOfUse({ id, formData }: Template): string {
  if (Object.keys(formData).length === 0) return '/gallery'
  return `/gallery?config=${encodeURIComponent(JSON.stringify({ ...formData, templateId: id }))}`
}

function FeedbackLink({ name }: { name: string }) {
  const { email, featureRequests } = useSite()
  const mail = `mailto:${email}?subject=${encodeURIComponent(`Template ${name}`)}`
  return (
    <ButtonLink variant="plain" icon={<MessageSquareText size={20} />} to={featureRequests ?? mail}>
      Feedback
    </ButtonLink>
  )
}
