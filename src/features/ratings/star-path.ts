// The outline of the star that ratings are drawn with, on a square of 24.

const points = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 10 : 4.4;
  const angle = (index * Math.PI) / 5;
  // The middle lies a little low, so that the star looks centred.
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12.8 - radius * Math.cos(angle)).toFixed(2)}`;
});

export const starPath = `M${points.join('L')}Z`;
