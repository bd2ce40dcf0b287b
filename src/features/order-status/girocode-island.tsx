// Draws the GiroCode. Loaded only while a bank transfer is awaited.
import { useTranslation } from 'react-i18next';
import { giroCodePayloadToQrCodeSvgPath } from '../../../domain/to-qr-code-svg-path.ts';
import { GiroCodeFrame } from './GiroCodeFrame.tsx';

const GiroCodeImage = ({ payload }: { payload: string }) => {
  const { t } = useTranslation('orderStatus');
  const { path, size } = giroCodePayloadToQrCodeSvgPath(payload);
  return (
    <GiroCodeFrame>
      <svg role="img" aria-label={t('transfer.code.name')} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </GiroCodeFrame>
  );
};

export default GiroCodeImage;
