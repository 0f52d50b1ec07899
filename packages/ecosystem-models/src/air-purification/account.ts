import { cappedAccount } from '../shared/pollutant-account';

export const account = cappedAccount('capByEmission');
