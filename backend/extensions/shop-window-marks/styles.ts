// The look of the interface, in the colours of the studio's theme. Marks keep their contrast on any photograph.

export const styles = `
.shop-window-marks .frame { position: relative; line-height: 0; overflow: hidden; border-radius: var(--theme--border-radius); }
.shop-window-marks .frame > img { width: 100%; height: auto; user-select: none; }
.shop-window-marks .frame.editable > img { cursor: crosshair; }
.shop-window-marks .mark {
  position: absolute; display: grid; place-items: center; width: 36px; height: 36px; margin: -18px 0 0 -18px;
  border: 2px solid #fff; border-radius: 50%; background: #172940; color: #fff; font-weight: 700; line-height: 1;
  box-shadow: 0 0 0 1px #172940; touch-action: none; user-select: none;
}
.shop-window-marks .editable .mark { cursor: grab; }
.shop-window-marks .mark:focus-visible { outline: 3px solid var(--theme--primary); outline-offset: 3px; }
.shop-window-marks .hint { margin: 8px 0 12px; max-width: 60em; color: var(--theme--foreground); }
.shop-window-marks .failed { color: var(--theme--danger); }
.shop-window-marks .add {
  margin-bottom: 16px; padding: 6px 14px; border: var(--theme--border-width) solid var(--theme--form--field--input--border-color);
  border-radius: var(--theme--border-radius);
}
.shop-window-marks .add:focus-visible { outline: 2px solid var(--theme--primary); }
.shop-window-marks .state { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
