// A minimal Chakra system: only the recipes in use, with colors from the same custom properties as static pages. For
// islands only (src/ui/island).
import { createSystem, defaultBaseConfig, defineRecipe } from '@chakra-ui/react';

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '48px',
    paddingInline: '1.75rem',
    borderRadius: 'var(--button-radius)',
    borderWidth: 'var(--button-border)',
    borderStyle: 'solid',
    borderColor: 'var(--accent)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    cursor: 'pointer',
    transition: 'opacity var(--fast) var(--ease)',
    _hover: { opacity: 0.88 },
    _focusVisible: { outline: '2px solid var(--accent-text)', outlineOffset: '3px' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'var(--font-display)', fontWeight: '500', lineHeight: '1.15' },
});

export const chakraSystem = createSystem(defaultBaseConfig, {
  // The page has its own base styles.
  preflight: false,
  globalCss: { ':where(.storefront-island)': { color: 'var(--text)' } },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
    tokens: {
      fontSizes: { '2xl': { value: 'var(--text-h3)' } },
      spacing: { '5': { value: '1.25rem' } },
    },
    recipes: { button, heading },
  },
});
