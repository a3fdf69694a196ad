// Runs before the first paint, so that a page in light never flashes dark.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('easel.theme')
  } catch {}
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  }
  document.documentElement.dataset.theme = theme
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', theme === 'light' ? '#f0f0ef' : '#0f0f10')
})()
