// Lets a studio extension reload the form around it after the order service has changed the record: state, history,
// emails and documents are then up to date without a reload of the page.
import { getCurrentInstance } from 'vue';

/** The store through which Directus's AI assistant announces its changes; forms and lists then reload their records. */
interface ToolStore {
  triggerSystemToolResult?: (tool: 'items', change: { collection: string; action: 'update' }) => unknown;
}

/**
 * Call it in `setup`. The form's unsaved entries stay; its interfaces are mounted again. The function returns `false` if
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
