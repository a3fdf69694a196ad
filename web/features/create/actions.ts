import type { Creation } from '#contract/creations.ts'
import type { TemplateInfo } from '#contract/templates.ts'
import { notifyError } from '#web/ui/toasts.ts'
import { configurationOfForm, type FormData, slotOf } from './form.ts'
import { downloadFiles } from './pictures/template-files.ts'
import { rememberPrompt } from './prompt/prompt-history.ts'
import type { BoxStore } from './store.ts'

/** What fills in the create box from elsewhere on the page. Every one of them expands it. */
export type BoxActions = ReturnType<typeof createBoxActions>

/** @param userId whose prompts are remembered; null for nobody */
export function createBoxActions(box: BoxStore, userId: () => string | null) {
  /** A prompt that gives way can still be found among the recent ones. */
  const keepPrompt = () => rememberPrompt(userId(), box.read().form.prompt)

  async function applyConfiguration(data: FormData, files: TemplateInfo['formFiles'] = []): Promise<void> {
    keepPrompt()
    const form = box.formOf(data, box.emptyForm(box.read().form.mode))
    box.replace(form)
    box.setCollapsed(false)
    if (files.length === 0) return
    try {
      const downloaded = await downloadFiles(files)
      const now = box.read().form
      // By now the person may have chosen something else, to which the pictures do not belong.
      if (now.mode !== form.mode || now.templateId !== form.templateId) return
      for (const input of configurationOfForm(now).mode.imageInputs) {
        const picture = downloaded[input.name]
        if (picture) box.setPicture(slotOf(input), picture)
      }
      if (data.aspectRatio !== undefined) box.change({ aspectRatio: form.aspectRatio })
    } catch (error) {
      notifyError('Failed to download template', error instanceof Error ? error.message : String(error))
    }
  }

  function start(mode: string): void {
    keepPrompt()
    box.replace(box.emptyForm(mode))
    box.setCollapsed(false)
  }

  return {
    /** Empties the form and sets the mode with its first available model. */
    start,

    /** Empties the form, sets the mode and takes the creation's picture as the mode's first input. */
    async startWith(mode: string, creation: Creation): Promise<void> {
      start(mode)
      box.change({ sourceId: creation.id })
      const [url] = creation.images
      const { form } = box.read()
      const [input] = configurationOfForm(form).mode.imageInputs
      if (!url || !input) return
      try {
        const { picture } = await downloadFiles([{ key: 'picture', url }])
        // By now the person may have chosen another mode, to which it does not belong.
        if (picture && box.read().form.mode === mode) box.setPicture(slotOf(input), picture)
      } catch (error) {
        notifyError('Use as input failed', error instanceof Error ? error.message : String(error))
      }
    },

    /** Empties the form; the mode stays. */
    reset(): void {
      keepPrompt()
      box.replace(box.emptyForm(box.read().form.mode))
    },

    /**
     * Takes over form data from a template or a link, with its mode and model, and downloads the pictures
     * that come with it. What the catalogue does not know is left out; a download that fails is reported.
     */
    applyConfiguration,

    /** Takes the mode, model and prompt of a creation, or its template with the prompt. */
    async reprompt(creation: Creation): Promise<void> {
      const { templateInfo } = creation
      if (templateInfo) {
        await applyConfiguration(
          {
            ...templateInfo.formData,
            prompt: creation.prompt,
            templateId: templateInfo.id,
            sourceId: creation.id,
          },
          templateInfo.formFiles,
        )
        return
      }
      keepPrompt()
      const { form, pictures } = box.read()
      const { mode: imageMode, model, prompt, aspectRatio, own } = creation
      const { style, searchPrompt, options } = own ?? {}
      // Not the seed that stood in the form: it belongs to what is given up.
      const others = { seed: null, templateId: null, sourceId: creation.id }
      const data = { imageMode, model, prompt, aspectRatio, style, searchPrompt, options, ...others }
      const next = box.formOf(data, form)
      box.replace(next, next.mode === form.mode ? pictures : undefined)
      box.setCollapsed(false)
    },
  }
}
