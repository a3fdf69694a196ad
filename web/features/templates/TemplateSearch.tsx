import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import styles from './TemplateSearch.module.css'

/** A field for the words to search for; `keyword` is what is searched for now. */
export function TemplateSearch({
  keyword,
  onSearch,
}: {
  keyword: string
  onSearch: (keyword: string) => void
}) {
  const [text, setText] = useState(keyword)
  const id = useId()
  // The browser's back button changes the keyword, too.
  useEffect(() => setText(keyword), [keyword])
  const wanted = text.trim()
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (wanted) onSearch(wanted)
        }}
      >
        <div className={styles.field}>
          <Search size={20} aria-hidden="true" />
          <label htmlFor={id} className="visually-hidden">
            Keyword
          </label>
          <input
            id={id}
            type="search"
            maxLength={200}
            autoComplete="off"
            placeholder="Style, subject or name"
            value={text}
            onChange={event => {
              setText(event.target.value)
              // Emptied, as the cross in the field does: everything is shown again.
              if (event.target.value === '' && keyword) onSearch('')
            }}
          />
        </div>
        <Button type="submit" variant="primary" disabled={!wanted}>
          Search
        </Button>
      </form>
    </search>
  )
}
