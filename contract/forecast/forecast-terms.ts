/** How many days after today a forecast looks. */
export const forecastDays = 30;
