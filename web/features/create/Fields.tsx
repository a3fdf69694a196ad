import { ArrowRight } from 'lucide-react'
import type { Ref } from 'react'
import { useBoxState, useCreateBox } from './context.tsx'
import styles from './Fields.module.css'
import { configurationOfForm } from './form.ts'
import { Selects } from './late.tsx'
import { PromptField } from './prompt/PromptField.tsx'

/** What is said and chosen about a picture: the selects of the mode, and one prompt, two or none. */
export function Fields({ folded, prompt }: { folded: boolean; prompt: Ref<HTMLTextAreaElement> }) {
  const box = useCreateBox()
  const modeKey = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const { mode } = configurationOfForm({ mode: modeKey, model })
  const two = mode.searchPrompt && mode.prompt
  return (
    <div className={styles.fields}>
      {!folded && mode.selectInputs.length > 0 && <Selects />}
      <div className={styles.prompts}>
        {mode.searchPrompt && !(folded && two) && (
          <PromptField
            field="searchPrompt"
            label={mode.searchPromptLabel || 'Search for'}
            placeholder={mode.searchPromptPlaceHolder}
            folded={folded}
          />
        )}
        {two && !folded && <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />}
        {mode.prompt && (
          <PromptField
            ref={prompt}
            field="prompt"
            label={folded ? '' : mode.promptLabel}
            placeholder={mode.promptPlaceHolder}
            folded={folded}
          />
        )}
      </div>
      {!mode.prompt &&
        (folded ? (
          <button type="button" className={styles.unfold} onClick={() => box.setFolded(false)}>
            {mode.description}
          </button>
        ) : (
          <p className={styles.description}>{mode.description}</p>
        ))}
    </div>
  )
}
