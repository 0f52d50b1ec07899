/** Units of money and how large numbers are counted: the same on the screen and in files that the server writes. */
export { countWordFactor, moneyUnit, yuan, yuanPerKm2 } from '@gep/api-client';
