/** How many days after today a forecast looks. */
export const forecastDays = 30;

/** A forecast has about so many items; where more are due it looks fewer days ahead. */
export const forecastItemsMost = 1_000;
