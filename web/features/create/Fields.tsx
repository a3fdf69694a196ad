import { ArrowRight } from 'lucide-react'
import type { Ref } from 'react'
import { useBoxState, useCreateBox } from './context.tsx'
import styles from './Fields.module.css'
import { configurationOfForm } from './form.ts'
import { Selects } from './lazy-parts.tsx'
import { PromptField } from './prompt/PromptField.tsx'

/** What is said and chosen about a picture: the selects of the mode, and one prompt, two or none. */
export function Fields({ collapsed, prompt }: { collapsed: boolean; prompt: Ref<HTMLTextAreaElement> }) {
  const box = useCreateBox()
  const modeKey = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const { mode } = configurationOfForm({ mode: modeKey, model })
  const two = mode.searchPrompt && mode.prompt
  return (
    <div className={styles.fields}>
      {!collapsed && mode.selectInputs.length > 0 && <Selects />}
      <div className={styles.prompts}>
        {mode.searchPrompt && !(collapsed && two) && (
          <PromptField
            field="searchPrompt"
            label={mode.searchPromptLabel || 'Search for'}
            placeholder={mode.searchPromptPlaceHolder}
            collapsed={collapsed}
          />
        )}
        {two && !collapsed && <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />}
        {mode.prompt && (
          <PromptField
            ref={prompt}
            field="prompt"
            label={collapsed ? '' : mode.promptLabel}
            placeholder={mode.promptPlaceHolder}
            collapsed={collapsed}
          />
        )}
      </div>
      {!mode.prompt &&
        (collapsed ? (
          <button type="button" className={styles.expand} onClick={() => box.setCollapsed(false)}>
            {mode.description}
          </button>
        ) : (
          <p className={styles.description}>{mode.description}</p>
        ))}
    </div>
  )
}
