// Colors and text styles of emails. The styles are inline, because mail programs drop style sheets; one short style sheet
// adapts colors to dark mode and sizes to phones where it is kept.
import type { Palette } from '../../../../../domain/palette.ts';

export interface EmailPalettes {
  light: Palette;
  dark: Palette;
}

/** Fonts of the recipient's system: emails load none. */
const fonts = {
  serif: `font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Times New Roman',serif`,
  sans: `font-family:-apple-system,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif`,
};

export type EmailStyles = ReturnType<typeof toEmailStyles>;

export const toEmailStyles = ({ text, muted, line, accent, onAccent, accentText, background, surface }: Palette) => {
  const running = `${fonts.sans};font-size:16px;line-height:1.55;color:${text}`;
  return {
    ground: `background:${surface}`,
    paper: `background:${background}`,
    name: `margin:0 0 32px;text-align:center;${fonts.serif};font-size:24px;line-height:1.3;color:${accentText}`,
    h1: `margin:0 0 16px;${fonts.serif};font-size:30px;line-height:1.2;font-weight:normal;color:${text}`,
    h2: `margin:40px 0 16px;padding:32px 0 0;border-top:1px solid ${line};${fonts.serif};font-size:22px;line-height:1.3;font-weight:normal;color:${text}`,
    h3: `margin:24px 0 8px;${fonts.sans};font-size:16px;line-height:1.4;font-weight:bold;color:${text}`,
    title: `margin:0 0 6px;${fonts.serif};font-size:19px;line-height:1.3;font-weight:normal;color:${text}`,
    p: `margin:0 0 16px;${running}`,
    small: `margin:0 0 20px;${fonts.sans};font-size:14px;line-height:1.5;color:${muted}`,
    note: `${running};padding:4px 0 4px 16px;border-left:2px solid ${accentText}`,
    cell: `${running};padding:4px 0`,
    sum: `${running};padding:12px 0;border-top:1px solid ${line};font-weight:bold`,
    line: `border-top:1px solid ${line}`,
    accent,
    // Outlook ignores the padding of a link.
    button: `background:${accent};border-radius:2px;mso-padding-alt:14px 32px`,
    buttonLink: `display:block;padding:14px 32px;border:1px solid ${accent};border-radius:2px;${fonts.sans};font-size:16px;line-height:20px;text-align:center;text-decoration:none;color:${onAccent}`,
    mark: `${fonts.sans};font-size:16px;line-height:1.55;color:${accentText}`,
  };
};

/** `prefers-color-scheme` is kept by Apple Mail, Outlook for Mac and Thunderbird; others invert the light colors. */
export const toEmailStyleSheet = ({
  dark,
}: EmailPalettes): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.background}!important}.paper{background:${dark.surface}!important}
.text,.text a{color:${dark.text}!important}.muted,.muted a{color:${dark.muted}!important}
.accent{color:${dark.accentText}!important}.line{border-color:${dark.line}!important}.note{border-color:${dark.accentText}!important}
.button{background:${dark.accent}!important}.button a{color:${dark.onAccent}!important;border-color:${dark.accentText}!important}
}
@media (max-width:620px){
.paper{padding:32px 24px!important}.foot{padding:24px!important}.h1{font-size:26px!important}
.action{width:100%!important}.picture{width:96px!important;padding-right:16px!important}.picture img{width:96px!important;height:96px!important}
}`;
