// Lets the browser save a file that the studio has written.

export const downloadBlob = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

export const downloadCsv = (name: string, text: string): void => {
  downloadBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
};
