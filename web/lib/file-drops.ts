import { useEffect, useRef, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Keeps the browser from leaving the page for a file that is dropped where nothing takes it. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', guard)
    addEventListener('drop', guard)
    return () => {
      removeEventListener('dragover', guard)
      removeEventListener('drop', guard)
    }
  }, [])
}

/**
 * Takes files that are dropped anywhere on the page, unless what they are dropped on takes them itself or a
 * dialog lies over it. Pictures of the page that are dragged about are none.
 * @returns whether a file is being dragged over the page
 */
export function usePageDrops(onDrop: (data: DataTransfer) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const take = useRef(onDrop)
  take.current = onDrop
  useEffect(() => {
    let isOwn = false
    const isForUs = (event: DragEvent) =>
      !isOwn && carriesFiles(event) && !document.querySelector('dialog[open]')
    const listeners = {
      dragstart: () => {
        isOwn = true
      },
      dragend: () => {
        isOwn = false
      },
      dragenter: (event: DragEvent) => setDragging(isForUs(event)),
      dragleave: (event: DragEvent) => {
        if (event.relatedTarget === null) setDragging(false)
      },
      dragover: (event: DragEvent) => {
        if (isForUs(event)) event.preventDefault()
      },
      drop: (event: DragEvent) => {
        setDragging(false)
        if (event.defaultPrevented || !event.dataTransfer || !isForUs(event)) return
        event.preventDefault()
        take.current(event.dataTransfer)
      },
    }
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of all) document.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of all) document.removeEventListener(name, listener)
    }
  }, [])
  return dragging
}
