// Prints the sheet alone, whatever else the page shows; PrintSheet.module.css follows the mark on the root.

export const printSheet = (): void => {
  const { dataset } = document.documentElement;
  dataset.prints = 'ring-sizes';
  window.addEventListener('afterprint', () => delete dataset.prints, { once: true });
  window.print();
};
