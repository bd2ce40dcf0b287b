// Switches between light, dark and the device's color mode. Hidden without scripts.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { applyAndStoreColorMode, colorModeChoices, readColorModeChoice, subscribeToColorMode } from './color-mode.ts';
import * as styles from './ColorModeSwitch.module.css';

export interface ColorModeSwitchProps {
  /** The project's default mode, used until the visitor chooses. */
  initialMode: 'dark' | 'light';
}

export const ColorModeSwitch = ({ initialMode }: ColorModeSwitchProps) => {
  const { t } = useTranslation('shell');
  const choice = useSyncExternalStore(subscribeToColorMode, readColorModeChoice, () => null);
  return (
    <label className={styles.setting}>
      <span>{t('colorMode.label')}</span>
      <select
        value={choice ?? initialMode}
        onChange={({ target }) => {
          applyAndStoreColorMode(colorModeChoices.find((candidate) => candidate === target.value) ?? initialMode);
        }}
      >
        {colorModeChoices.map((candidate) => (
          <option key={candidate} value={candidate}>
            {t(`colorMode.${candidate}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
