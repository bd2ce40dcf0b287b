// Lets a studio extension reload the form that it stands in, after the order service changed its record: state, history,
// emails and documents then show it without a reload of the page.
import { getCurrentInstance } from 'vue';

/** The store in which Directus announces what its own assistant changed; forms and lists then load their records again. */
interface ToolStore {
  triggerSystemToolResult?: (tool: 'items', change: { collection: string; action: 'update' }) => unknown;
}

/**
 * Call it in `setup`. The form's unsaved entries stay; its interfaces are mounted anew. The function returns `false` if
 * this version of Directus cannot do it (the store is no public interface): then offer a reload of the page.
 */
export const useStudioFormRefresh = (collection: string): (() => boolean) => {
  const pinia = getCurrentInstance()?.appContext.config.globalProperties['$pinia'] as
    { _s?: Map<string, ToolStore> } | undefined;
  return () => {
    const announce = pinia?._s?.get('ai-tools-store')?.triggerSystemToolResult;
    announce?.('items', { collection, action: 'update' });
    return announce !== undefined;
  };
};
