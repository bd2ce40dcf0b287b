// Draws the GiroCode. Loaded only while a bank transfer is awaited.
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { GiroCodeFrame } from './GiroCodeFrame.tsx';

/** Error correction and largest version of the standard, and the quiet zone of QR codes. */
const options = { ecc: 'M', boostEcc: false, maxVersion: 13, border: 4 } as const;

/** One rectangle per run of dark modules in a row. */
const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');

const GiroCodeImage = ({ payload }: { payload: string }) => {
  const { t } = useTranslation('orderStatus');
  const { data, size } = encode(payload, options);
  return (
    <GiroCodeFrame>
      <svg role="img" aria-label={t('transfer.code.name')} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={toPath(data)} fill="#000" />
      </svg>
    </GiroCodeFrame>
  );
};

export default GiroCodeImage;
