// Prints the sheet alone, whatever else the page shows; PrintSheet.module.css follows the mark on the root.

/** @param onPrinted the browser is done with the sheet, printed or not */
export const printSheet = (onPrinted: () => void): void => {
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.prints;
    onPrinted();
  };
  dataset.prints = 'ring-sizes';
  window.addEventListener('afterprint', end, { once: true });
  window.print();
};
